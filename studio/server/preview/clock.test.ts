import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiBase } from "#contract/callNames.ts";
import { instantOf, osloTime } from "#studio/document/osloTime.ts";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";
import { clockScript } from "./clockScript.ts";

const host = "0--fjord.studio.localhost:8010";
const til = "/privat/forsikring/oversikt/";
/** So far ahead that a consent of today is too old. */
const day = `${osloTime(Date.now() + 200 * 86_400_000).slice(0, 10)}T12:00`;

/** A moved clock began at the day when somebody entered. */
function expectMoved(clockMs: number, enteredAt: number): void {
  const past = clockMs - (instantOf(day) ?? NaN);
  expect(past).toBeGreaterThanOrEqual(0);
  expect(past).toBeLessThanOrEqual(Date.now() - enteredAt);
}

let studio: StudioHarness;
beforeAll(async () => {
  studio = await StudioHarness.create();
});
afterAll(() => studio.close());

describe("A preview on another day", () => {
  const cookiesOf = (answer: Response) => answer.headers.getSetCookie().map((each) => each.split(";")[0] ?? "");
  const enter = (query: Readonly<Record<string, string>>, cookies: readonly string[] = []) =>
    studio.ask(`/studio/inn?${new URLSearchParams({ kunde: "vanlig", vei: "nettbank", til, ...query })}`, {
      host,
      headers: { Cookie: cookies.join("; ") },
    });
  const read = async (path: string, cookies: readonly string[] = []) =>
    (await studio.ask(path, { host, headers: { Cookie: cookies.join("; ") } })).text();
  /** The time that the page has; undefined where its clock is not moved. */
  async function pageClock(): Promise<number | undefined> {
    const html = await read(til);
    const address = /^<script src="([^"]+)"><\/script>$/m.exec(html)?.[1];
    if (address === undefined) return undefined;
    // Nothing runs before it.
    expect(html.indexOf("<script")).toBe(html.indexOf(`<script src="${address}"`));
    return Number(runInNewContext(`${await read(address)}; Date.now()`));
  }

  test("page and simulator have the same clock, and a preview of today has nothing of it", async () => {
    const today = await enter({});
    const before = await read(til);
    expect(await pageClock()).toBeUndefined();

    const enteredAt = Date.now();
    const later = await enter({ dag: day }, cookiesOf(today));
    const cookies = [...cookiesOf(today).filter((each) => !each.startsWith("sim-session=")), ...cookiesOf(later)];
    expectMoved((await pageClock()) ?? NaN, enteredAt);
    await studio.ask(`${apiBase}/ukjent`, { host, headers: { Cookie: cookies.join("; ") } });
    const log = JSON.parse(await read("/simulator/control/requests", cookies)) as { receivedAt: number }[];
    expectMoved(log.at(-1)?.receivedAt ?? NaN, enteredAt);
    expect(JSON.parse(await read("/simulator/control", cookies))).toMatchObject({ session: { kunde: "vanlig" } });

    await enter({}, cookies);
    expect(await read(til)).toBe(before);
  });

  test("another day is another session, of the same visitor: what the customer has changed stays", async () => {
    const first = cookiesOf(await enter({}));
    const next = cookiesOf(await enter({ dag: day }, first));
    expect(next.some((each) => each.startsWith("sim-session="))).toBe(true);
    const visitor = first.filter((each) => each.startsWith("sim-visitor="));
    const log = async () => JSON.parse(await read("/simulator/control/requests", [...visitor, ...next])) as unknown[];
    await read(`${apiBase}/ukjent`, [...visitor, ...next]);
    const before = await log();
    // Whoever is forgotten has no log either.
    await enter({ dag: "2026-01-01T12:00" }, [...visitor, ...next]);
    expect(await log()).toEqual(before);
    expect(before).not.toEqual([]);
  });

  test("another window of the tab has a day of its own, and asks for no consent that is too old", async () => {
    const query = new URLSearchParams({ kunde: "vanlig", vei: "nettbank", til, dag: day });
    const answer = await studio.ask(`/studio/inn?${query}`, { host: "1--vindu-texts--fjord.studio.localhost:8010" });
    expect(answer.headers.getSetCookie().find((each) => each.includes("-v3="))).toMatch(/denied/);
    await enter({});
    expect(await pageClock()).toBeUndefined();
  });

  test("a consent is asked for again when it is too old", async () => {
    const consent = (answer: Response) => answer.headers.getSetCookie().find((each) => each.includes("-v3="));
    const given = consent(await enter({ dag: day }));
    expect(given).toMatch(/-v3=;.*Max-Age=0/);
    expect(consent(await enter({}))).toMatch(/denied/);
  });

  test("a day that is not in the calendar is today", async () => {
    await enter({ dag: "2027-02-30T12:00" });
    expect(await pageClock()).toBeUndefined();
  });
});

test("the moved clock is a clock", () => {
  const run = (code: string) => runInNewContext(`${clockScript(86_400_000)}; ${code}`) as unknown;
  expect(run("new Date() instanceof Date && typeof Date() === 'string'")).toBe(true);
  expect(run("new Date(0).toISOString()")).toBe("1970-01-01T00:00:00.000Z");
  expect(run("new Date(2026, 11, 24).getMonth() + Date.UTC(1970, 0, 1)")).toBe(11);
  const before = Date.now();
  const tomorrow = Number(run("+new Date()"));
  expect(tomorrow - 86_400_000).toBeGreaterThanOrEqual(before);
  expect(tomorrow - 86_400_000).toBeLessThanOrEqual(Date.now());
});
