import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiBase } from "#contract/callNames.ts";
import { requestedBy } from "#contract/headers.ts";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";

const host = "0--fjord.studio.localhost:8010";
const secondTab = "1--fane2--fjord.studio.localhost:8010";
let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

describe("A visit of a preview", () => {
  const enter = (query: Readonly<Record<string, string>>, headers = {}) =>
    studio.ask(`/studio/inn?${new URLSearchParams(query)}`, { host, headers });
  const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
  const til = "/privat/forsikring/oversikt/";
  const control = async (headers: Readonly<Record<string, string>>) =>
    (await (await studio.ask("/simulator/control", { host, headers })).json()) as {
      readonly session: { readonly kunde: string } | null;
      readonly faults: readonly unknown[];
      readonly sessionSeconds: number;
    };

  test("a customer who is logged in stays so; another one means a new login", async () => {
    const first = await enter({ kunde: "vanlig", vei: "nettbank", til });
    expect(first.headers.get("Location")).toBe(til);
    const cookies = cookiesOf(first);
    expect(cookies.filter((each) => each.startsWith("sim-session="))).toHaveLength(1);
    const headers = { Cookie: cookies.join("; ") };
    expect((await control(headers)).session?.kunde).toBe("vanlig");
    const again = await enter({ kunde: "vanlig", vei: "nettbank", til }, headers);
    expect(cookiesOf(again).filter((each) => each.startsWith("sim-session="))).toEqual([]);
    const out = await enter({ til }, headers);
    expect(cookiesOf(out)).toContain("sim-session=");
    const visitor = { Cookie: cookies.filter((each) => each.startsWith("sim-visitor=")).join("; ") };
    const back = cookiesOf(await enter({ kunde: "vanlig", vei: "nettbank", til }, visitor));
    expect(back.some((each) => each.startsWith("sim-session="))).toBe(true);
    const other = cookiesOf(await enter({ kunde: "mange", vei: "nettbank", til }, headers));
    expect((await control({ Cookie: [...cookies, ...other].join("; ") })).session?.kunde).toBe("mange");
    // A call of the page that is still shown has the cookie of before: it is answered.
    expect(other.find((each) => each.startsWith("sim-session="))).toBe(
      cookies.find((each) => each.startsWith("sim-session=")),
    );
  });

  test("another tab has a host of its own, and there another customer", async () => {
    const visit = (kunde: string, at: string, headers = {}) =>
      studio.ask(`/studio/inn?${new URLSearchParams({ kunde, vei: "nettbank", til })}`, { host: at, headers });
    const first = await visit("vanlig", host);
    const headers = { Cookie: cookiesOf(first).join("; ") };
    const second = await visit("mange", secondTab);
    expect(second.headers.get("Location")).toBe(til);
    expect(cookiesOf(second).some((each) => each.startsWith("sim-session="))).toBe(true);
    expect((await control(headers)).session?.kunde).toBe("vanlig");
    const page = await studio.ask(til, { host: secondTab, headers: { Cookie: cookiesOf(second).join("; ") } });
    expect(page.status).toBe(200);
  });

  test("another state is another session, so that no stored answers are shown in it; calls under way are answered", async () => {
    const visit = { kunde: "vanlig", vei: "nettbank", til };
    const headers = { Cookie: cookiesOf(await enter(visit)).join("; ") };
    const sessionId = async () => {
      const asked = { ...headers, [requestedBy.name]: requestedBy.value };
      const answer = await studio.ask(`${apiBase}/auth/session-status`, { host, headers: asked });
      return ((await answer.json()) as { readonly kfpSessionId?: string }).kfpSessionId;
    };
    const first = await sessionId();
    expect(first).toBeDefined();
    await enter({ ...visit, tilstand: "oversikt-feil" }, headers);
    // The page that is still shown has the cookie of before.
    const failing = await sessionId();
    expect(failing).toBeDefined();
    expect(failing).not.toBe(first);
    // Loaded again after an edit, the page goes on.
    await enter({ ...visit, tilstand: "oversikt-feil" }, headers);
    expect(await sessionId()).toBe(failing);
  });

  test("a state injects its faults, and the next one removes them", async () => {
    const entered = await enter({ kunde: "vanlig", vei: "nettbank", til, tilstand: "oversikt-feil" });
    const headers = { Cookie: cookiesOf(entered).join("; ") };
    expect((await control(headers)).faults).toEqual([{ call: "GET /avtaleoversikt/avtaler", status: 500 }]);
    await enter({ kunde: "vanlig", vei: "nettbank", til, tilstand: "okt" }, headers);
    expect(await control(headers)).toMatchObject({ faults: [], sessionSeconds: 60 });
    await enter({ kunde: "vanlig", vei: "nettbank", til }, headers);
    expect((await control(headers)).sessionSeconds).toBe(1800);
  });

  test("the cookie dialog is answered, except in its own state", async () => {
    const answered = cookiesOf(await enter({ kunde: "vanlig", vei: "nettbank", til })).find((each) =>
      each.includes("-v3="),
    );
    expect(answered).toMatch(/denied/);
    const asked = await enter({ kunde: "vanlig", vei: "nettbank", til, tilstand: "samtykke" });
    expect(cookiesOf(asked).find((each) => each.includes("-v3="))).toMatch(/-v3=$/);
  });

  test("a preview is entered at pages of the portal alone", async () => {
    const to = async (path: string) => (await enter({ til: path })).headers.get("Location");
    expect(await to("/privat/forsikring/oversikt/tilbud")).toBe("/privat/forsikring/oversikt/tilbud");
    expect(await to("/privat/forsikring/oversikt/kjopsinnganger?avvist=utland")).toMatch(/avvist=utland$/);
    expect(await to("/galleri/?visning=melding&tilstand=1")).toBe("/galleri/?visning=melding&tilstand=1");
    expect(await to("/galleri/assets/x.js")).toBe(til);
    expect(await to("//evil.example")).toBe(til);
    expect(await to("https://evil.example")).toBe(til);
    expect(await to("/privat/forsikring/oversikt/\\evil.example")).toBe(til);
  });
});
