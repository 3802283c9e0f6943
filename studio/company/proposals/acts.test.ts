import { access } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { baseId, type StudioDocument } from "#studio/document/StudioDocument.ts";
import { osloTime } from "#studio/document/osloTime.ts";
import type { LogPage, Proposal, ListedProposals, SignedIn } from "#studio/document/company/CompanyWire.ts";
import { CompanyStudio, people } from "#studio/test/support/company/CompanyStudio.ts";
import { processorMs } from "#tests/support/processorMs.ts";

let studio: CompanyStudio;
beforeAll(async () => {
  studio = await CompanyStudio.create();
});
afterAll(() => studio.close());

const refusalOf = async (answer: Response) => ((await answer.json()) as { readonly refused?: string }).refused;
const told = async (answer: Response) => [answer.status, await refusalOf(answer)];

let turn = 0;
/** A proposal of the editor that changes the greeting of Fjord. */
async function proposal(who = "editor"): Promise<number> {
  turn += 1;
  const number = await studio.propose(who, `Hilsen ${turn}`);
  const saved = await studio.change(who, number, "fjord", "Godt å ha deg her", `Hei ${turn}`);
  expect(saved.status).toBe(200);
  return number;
}

async function approved(): Promise<number> {
  const number = await proposal();
  expect((await studio.act("editor", number, "ask")).status).toBe(200);
  expect((await studio.act("approver", number, "approve")).status).toBe(200);
  return number;
}

/**
 * The time in Norway in so many hours. Of an hour that comes twice in a night, a plan means the first: so a time that is
 * to come is two hours ahead at least.
 */
const timeIn = (hours: number) => osloTime(Date.now() + studio.aheadMs + hours * 3_600_000);

describe("Who may do what with a proposal", () => {
  test("nobody approves what they have made a commit of", async () => {
    const number = await proposal();
    expect((await studio.change("approvingEditor", number, "fjord", "Samlerabatt", "Rabatt")).status).toBe(200);
    await studio.act("editor", number, "ask");
    for (const who of ["editor", "approvingEditor"])
      expect((await studio.act(who, number, "approve")).status).toBeGreaterThanOrEqual(403);
    expect(studio.state(number)).toBe("asked");
    expect((await studio.act("approver", number, "approve")).status).toBe(200);
    expect(await told(await studio.act("approver", number, "approve"))).toEqual([409, "alreadyApproved"]);
  });

  test.each([
    ["reader", ["ask", "approve", "return", "publish", "plan", "close"]],
    ["approvingEditor", ["publish", "plan", "close"]],
    ["publisher", ["approve", "return", "close"]],
    ["base", ["approve", "return", "publish", "plan", "close"]],
  ])("%s has not the roles for %s", async (who, acts) => {
    const number = await approved();
    const asked = await proposal();
    await studio.act("editor", asked, "ask");
    for (const act of acts) {
      for (const each of [number, asked]) {
        const answer = await studio.act(who, each, act, { reason: "Nei", for: timeIn(2) });
        expect([who, act, answer.status >= 403 && answer.status < 500]).toEqual([who, act, true]);
      }
    }
    expect([studio.state(number), studio.state(asked)]).toEqual(["approved", "asked"]);
  });

  test("an act of another commit, or of one that does not exist, is refused", async () => {
    const number = await proposal();
    const { head } = await studio.json<Proposal>("editor", `/api/company/proposals/${number}`);
    await studio.change("editor", number, "fjord", "Samlerabatt", "Rabatt");
    await studio.act("editor", number, "ask");
    for (const old of [head, "0".repeat(40), "", "HEAD", "--help"])
      expect(await told(await studio.act("approver", number, "approve", { head: old }))).toEqual([
        409,
        "changedMeanwhile",
      ]);
    expect((await studio.act("approver", number, "approve", { head: "0".repeat(65) })).status).toBe(400);
    expect((await studio.act("approver", number, "approve", { head: 5 })).status).toBe(400);
  });

  test("nothing is published without an approval, nor planned for a time that is over", async () => {
    const number = await proposal();
    expect((await studio.act("publisher", number, "publish")).status).toBe(409);
    await studio.act("editor", number, "ask");
    expect((await studio.act("publisher", number, "publish")).status).toBe(409);
    const ready = await approved();
    for (const time of [timeIn(-1), "i morgen", "2026-02-30T07:00", "", "9".repeat(40)])
      expect(await told(await studio.act("publisher", ready, "plan", { for: time }))).toEqual([409, "timeIsOver"]);
    expect((await studio.act("publisher", ready, "plan", { for: timeIn(2) })).status).toBe(200);
    expect((await studio.act("publisher", ready, "unplan")).status).toBe(200);
    expect(await told(await studio.act("publisher", ready, "takeBack"))).toEqual([409, "notOnMain"]);
  });

  test("a reason has no characters that turn or control the text around it", async () => {
    const number = await proposal();
    await studio.act("editor", number, "ask");
    for (const reason of ["snudd \u202e tekst", "klokke \u0007"])
      expect(await told(await studio.act("approver", number, "return", { reason }))).toEqual([
        422,
        "control-characters",
      ]);
    expect(await told(await studio.act("approver", number, "return", { reason: "  " }))).toEqual([
      409,
      "reasonMissing",
    ]);
  });
});

describe("What was written when a proposal was sent back", () => {
  test("stays among its comments when its author asks again", async () => {
    const number = await proposal();
    await studio.act("editor", number, "ask");
    expect((await studio.act("approver", number, "return", { reason: "Feil hilsen" })).status).toBe(200);
    expect((await studio.act("editor", number, "ask")).status).toBe(200);
    const { comments } = await studio.json<Proposal>("editor", `/api/company/proposals/${number}`);
    const { id } = await studio.json<SignedIn>("approver", "/api/company/me");
    expect(comments.map(({ by, text, resolved }) => [by.id, text, resolved])).toEqual([[id, "Feil hilsen", false]]);
  });

  test("is no comment when the proposal was not sent back", async () => {
    const number = await proposal();
    expect((await studio.act("approver", number, "return", { reason: "For sent" })).status).toBe(409);
    expect((await studio.json<Proposal>("editor", `/api/company/proposals/${number}`)).comments).toEqual([]);
  });
});

describe("A closed proposal", () => {
  test("is opened again by who may close it, with what was saved", async () => {
    const number = await proposal();
    await studio.act("editor", number, "close");
    expect(await told(await studio.act("addresses", number, "reopen"))).toEqual([403, "role"]);
    const opened = await studio.act("editor", number, "reopen");
    expect(opened.status).toBe(200);
    const { changes, may, changedBy } = (await opened.json()) as Proposal;
    expect([changes.map(({ after }) => after), may.includes("edit")]).toEqual([[`Hei ${turn}`], true]);
    expect(changedBy?.id).toBe((await studio.json<SignedIn>("editor", "/api/company/me")).id);
    expect((await studio.change("editor", number, "fjord", `Hei ${turn}`, "Hei igjen")).status).toBe(200);
    expect(await told(await studio.act("owner", number, "reopen"))).toEqual([409, "notClosed"]);
    const { entries } = await studio.json<LogPage>("owner", "/api/company/log");
    expect(entries.map(({ words }) => words)).toContain(`Åpnet forslag ${number} igjen`);
  });
});

describe("A proposal that nobody may approve", () => {
  test("says so, and waits for the owner, who gives roles", async () => {
    const number = await studio.propose("base", "Felles");
    expect((await studio.change("base", number, "base", "Den kan stå i", "Den står i")).status).toBe(200);
    await studio.act("base", number, "ask");
    const asked = await studio.json<Proposal>("base", `/api/company/proposals/${number}`);
    expect([asked.approvers, asked.approverGroups]).toEqual([[], []]);
    const waiting = async (who: string) => {
      const { proposals } = await studio.json<ListedProposals>(who, "/api/company/proposals?list=waiting");
      return proposals.map((each) => each.number);
    };
    expect(await waiting("owner")).toContain(number);
    expect(await waiting("approver")).not.toContain(number);
  });
});

describe("Two people at once", () => {
  test.each([
    ["approve", "return"],
    ["return", "approve"],
  ])("%s and %s: one of them, and a state of its own", async (first, second) => {
    const number = await proposal();
    await studio.act("editor", number, "ask");
    const who = { approve: "approver", return: "owner" };
    const answers = await Promise.all(
      [first, second].map((act) => studio.act(who[act as "approve"], number, act, { reason: "Nei" })),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(["draft", "approved"]).toContain(studio.state(number));
  });

  test("a question about a commit that was followed by another is not asked", async () => {
    const number = await proposal();
    await studio.edit("editor", number, "fjord", "Samlerabatt", "Rabatt");
    const [asked] = await Promise.all([
      studio.act("editor", number, "ask"),
      studio.save("approvingEditor", number, "fjord"),
    ]);
    const record = studio.company.desk.read(number);
    if (record.state.kind === "asked") expect(record.state.commit).toBe(record.head);
    else expect(asked.status).toBe(409);
  });

  test("what is saved while it is published is refused, or is not published", async () => {
    const number = await approved();
    await studio.edit("editor", number, "fjord", "Samlerabatt", "Ikke godkjent");
    const [published, saved] = await Promise.all([
      studio.act("publisher", number, "publish"),
      studio.save("editor", number, "fjord"),
    ]);
    expect([published.status, saved.status].filter((status) => status === 200)).toHaveLength(1);
  });
});

describe("What is written", () => {
  const documentOf = (who: string, number: number, id = "fjord") =>
    studio.json<StudioDocument>(who, `/api/brands/${id}/document`, { host: studio.work(number) });

  test.each(["reader", "approver", "publisher"])("%s keeps no edit, and takes none away", async (who) => {
    const number = await proposal();
    await studio.edit("editor", number, "fjord", "Samlerabatt", "Rabatt");
    const { revision, saved } = await documentOf("editor", number);
    const host = studio.work(number);
    for (const [method, path, body] of [
      ["PUT", "document", { revision, texts: saved }],
      ["POST", "rebase", { revision }],
      ["POST", "save", { revision }],
    ] as const)
      expect(await told(await studio.ask(who, `/api/brands/fjord/${path}`, { host, method, body }))).toEqual([
        403,
        "role",
      ]);
    expect((await documentOf("editor", number)).texts.descriptor).toContain("Rabatt");
    const base = await studio.json<StudioDocument>("editor", "/api/base/document", { host });
    for (const each of [who, "editor"])
      expect(await told(await studio.ask(each, "/api/base/document", { host, method: "PUT", body: base }))).toEqual([
        403,
        "role-base",
      ]);
  });

  test("addresses are set by who may, with the role", async () => {
    const number = await proposal();
    const [from, to] = ["https://www.fjord.example/tidsavbrudd", "https://evil.example/"];
    expect(await told(await studio.change("editor", number, "fjord", from, to))).toEqual([403, "role-addresses"]);
    expect((await studio.change("addresses", number, "fjord", to, "https://www.fjord.example/tid")).status).toBe(200);
  });

  test("what all brands share is changed with its role, and its author sees the proposal", async () => {
    const number = await studio.propose("base", "Felles");
    expect((await studio.change("base", number, "base", "Den kan stå i", "Den står i")).status).toBe(200);
    const { brands } = await studio.json<Proposal>("base", `/api/company/proposals/${number}`);
    expect(brands).toEqual([baseId]);
    await studio.act("base", number, "ask");
    // An approver of a brand does not approve what all brands share.
    expect((await studio.act("approver", number, "approve")).status).toBe(403);
  });

  test("a theme of a brand that they may not see is neither kept nor saved, and that of one they only read is not changed", async () => {
    const number = await studio.propose("editor", "Utseende");
    const [from, to] = ['"theme": "fjord"', '"theme": "vidde"'];
    expect(await told(await studio.edit("editor", number, "fjord", from, to))).toEqual([403, "theme"]);
    // Who sees both takes it; who edits the one alone changes nothing in it.
    expect((await studio.change("both", number, "fjord", from, to)).status).toBe(200);
    const edited = await studio.edit("editor", number, "fjord", '"color": {', '"color" : {', "theme");
    expect(edited.status).toBe(200);
    expect(await told(await studio.save("editor", number, "fjord"))).toEqual([403, "theme"]);
  });

  test.each(["../vidde", "..%2fvidde", "base", "FJORD", "fjord%00", "fjord/../vidde", ".git"])(
    "the id %s in a path leads to no file",
    async (id) => {
      const number = await proposal();
      const host = studio.work(number);
      for (const path of ["document", "logo.svg", "history", "readable/descriptor"]) {
        const answer = await studio.ask("editor", `/api/brands/${id}/${path}`, { host });
        expect([path, answer.status]).toEqual([path, 404]);
      }
    },
  );

  test("files that the descriptor names outside of the brand's folder are neither read nor written", async () => {
    const number = await studio.propose("editor", "Bilde");
    for (const file of ["../vidde/logo.svg", "../../package.json", "/etc/passwd"]) {
      const { texts, revision } = await documentOf("editor", number);
      const descriptor = texts.descriptor.replace(/"logo": "[^"]*"/, `"logo": ${JSON.stringify(file)}`);
      await studio.ask("editor", "/api/brands/fjord/document", {
        host: studio.work(number),
        method: "PUT",
        body: { revision, texts: { ...texts, descriptor } },
      });
      await studio.save("editor", number, "fjord");
      const { paths } = await documentOf("editor", number);
      expect(Object.values(paths).filter((path) => /\.\.|vidde|etc/.test(path ?? ""))).toEqual([]);
    }
  });

  test("one person does not use all numbers up", async () => {
    const made: number[] = [];
    for (let turn = 0; turn < 210; turn += 1)
      made.push((await studio.ask("addresses", "/api/company/proposals", { body: {} })).status);
    expect(new Set(made)).toEqual(new Set([400, 429]));
    expect((await studio.ask("editor", "/api/company/proposals", { body: { title: "En" } })).status).toBe(201);
  });

  test("a new brand is for those who edit all", async () => {
    const number = await studio.propose("editor", "Ny");
    const [host, body] = [studio.work(number), { id: "ny", name: "Nytt merke", from: "fjord" }];
    expect(await told(await studio.ask("editor", "/api/new-brand", { host, body }))).toEqual([403, "role"]);
    expect((await studio.ask("owner", "/api/new-brand", { host, body })).status).toBe(201);
    const makes = async (who: string) => (await studio.json<SignedIn>(who, "/api/company/me")).makesBrands;
    expect([await makes("editor"), await makes("base"), await makes("both"), await makes("owner")]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test.each([
    ["a megabyte of paths", `<path d="${"M0 0h24v24H0z".repeat(70_000)}"/>`],
    [
      "nested uses",
      `<g id="a0"/>${Array.from({ length: 40 }, (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`).join("")}`,
    ],
    ["a script", "<script>alert(1)</script>"],
    ["another host", '<image href="https://evil.example/a.png"/>'],
  ])("an image with %s is not kept", async (_, inner) => {
    const number = await studio.propose("editor", "Bilde");
    const { texts, revision } = await documentOf("editor", number);
    const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inner}</svg>`;
    const refusing = await processorMs(async () => {
      const answer = await studio.ask("editor", "/api/brands/fjord/document", {
        host: studio.work(number),
        method: "PUT",
        body: { revision, texts: { ...texts, logo } },
      });
      expect([413, 422]).toContain(answer.status);
    });
    expect(refusing).toBeLessThan(5000);
  });

  test("a new name is in the log, which says who may read it", async () => {
    const number = await studio.propose("editor", "Navn");
    expect((await studio.act("editor", number, "rename", { title: "Ny hilsen" })).status).toBe(200);
    const { entries } = await studio.json<LogPage>("owner", "/api/company/log");
    expect(entries[0]).toMatchObject({ words: `Ga forslag ${number} nytt navn: Ny hilsen`, by: "Person editor" });
    const reads = async (who: string) => (await studio.json<SignedIn>(who, "/api/company/me")).readsLog;
    expect([await reads("owner"), await reads("editor")]).toEqual([true, false]);
  });

  test("a call to the host of a proposal that is over is refused as JSON, and not led to a page", async () => {
    const number = await studio.propose("editor", "Navn");
    expect((await studio.act("editor", number, "close")).status).toBe(200);
    const answer = await studio.ask("editor", "/api/brands/fjord/document", { host: studio.work(number) });
    expect([answer.status, await answer.json()]).toEqual([404, { refused: "unknown-proposal" }]);
  });

  test.each(["linje\nto", "klokke \u0007", "snudd \u202e tekst", "", "   ", "x".repeat(151)])(
    "the title %j is refused",
    async (title) => {
      const made = await studio.ask("editor", "/api/company/proposals", { body: { title } });
      expect([400, 422]).toContain(made.status);
      const number = await studio.propose("editor", "Navn");
      expect([400, 422]).toContain((await studio.act("editor", number, "rename", { title })).status);
    },
  );

  test.each([
    ["main", 404],
    ["0", 404],
    ["-1", 404],
    ["1.5", 404],
    ["1e99", 404],
    ["9007199254740993", 404],
  ])("%s is no proposal", async (number, status) => {
    expect((await studio.ask("owner", `/api/company/proposals/${number}`)).status).toBe(status);
    const browser = await studio.browser("owner");
    expect((await browser.open(`http://${studio.host}/forslag/${number}`)).response.status).toBe(404);
  });

  test("what is over is neither edited nor shared", async () => {
    const number = await proposal();
    const host = studio.work(number);
    const { revision, texts } = await documentOf("editor", number);
    expect((await studio.act("editor", number, "close")).status).toBe(200);
    const sent = { host, method: "PUT", body: { revision, texts } };
    expect((await studio.ask("editor", "/api/brands/fjord/document", sent)).status).toBe(409);
    expect((await studio.ask("editor", `/api/company/proposals/${number}/brands/fjord`)).status).toBe(404);
    await expect(access(join(studio.remote.data, `proposals/${number}`))).rejects.toThrow("ENOENT");
    const body = { brand: "fjord", days: 1 };
    expect((await studio.ask("editor", `/api/company/proposals/${number}/links`, { body })).status).toBe(403);
  });
});

describe("Somebody whose role is taken away while they edit", () => {
  test("sees nothing after a start, and their edits stay", async () => {
    const number = await proposal();
    await studio.edit("editor", number, "fjord", "Samlerabatt", "Ikke lagret");
    const { editor: _, ...others } = people;
    await studio.restart(others);
    for (const host of [studio.host, studio.work(number), `1--forslag${number}--fjord.${studio.host}`])
      expect([host, (await studio.send(await studio.browser("editor"), "/api/company/me", { host })).status]).toEqual([
        host,
        401,
      ]);
    const kept = await studio.json<StudioDocument>("addresses", "/api/brands/fjord/document", {
      host: studio.work(number),
    });
    expect(kept.texts.descriptor).toContain("Ikke lagret");
    await studio.restart();
  });
});
