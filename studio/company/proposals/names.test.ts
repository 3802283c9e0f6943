import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Proposal, ListedProposals } from "#studio/document/company/CompanyWire.ts";
import { commitMessage, proposalOf } from "#studio/git/commitWords.ts";
import { CompanyStudio } from "#studio/test/support/company/CompanyStudio.ts";

let studio: CompanyStudio;
/** A proposal without a change. */
let empty: number;
beforeAll(async () => {
  studio = await CompanyStudio.create();
  empty = await studio.propose("owner", "Nytt merke");
});
afterAll(() => studio.close());

const propose = (title: unknown) => studio.ask("editor", "/api/company/proposals", { body: { title } });

describe("Titles of every unkind kind", () => {
  test.each([
    ["the name of a branch", "main"],
    ["a reference", "HEAD"],
    ["an option of git", "-x"],
    ["a longer option", "--upload-pack=touch /tmp/x"],
    ["a path", "../../../etc/passwd"],
    ["a reference of another branch", "@{-1}"],
    ["a trailer", "Forslag: 1"],
    ["a tag of a page", "<script>alert(1)</script>"],
    ["a template", "${process.exit()} {{x}} %s $1"],
    ["150 letters from right to left", "שלום".repeat(38).slice(0, 150)],
    ["emojis with joiners", "👩‍👩‍👧".repeat(18)],
    ["marks on marks", `a${"\u0301".repeat(149)}`],
    ["spaces without width between letters", "H\u200be\u200bi"],
    ["half of an emoji", "Hei \ud83d"],
    ["quotation marks", "'\"`\\"],
  ])("%s is a title like any other, in the list and in the words of commits", async (_, title) => {
    const made = await propose(title);
    expect(made.status).toBe(201);
    const { number } = (await made.json()) as { readonly number: number };
    const { proposals } = await studio.json<ListedProposals>("editor", "/api/company/proposals");
    const shown = proposals.find((each) => each.number === number)?.title ?? "";
    expect(shown.isWellFormed()).toBe(true);
    expect(shown.length).toBeGreaterThan(0);
    const author = { name: "Kari", email: "kari@company.example" };
    const note = proposalOf(commitMessage(shown, { number, title: shown, author }));
    expect(note?.number).toBe(number);
    expect(note?.title).not.toBe("");
  });

  test("a proposal that is called as a branch, an option and a reference is saved, asked for and merged as any other", async () => {
    const number = await studio.propose("editor", "Hilsen");
    const greetings = ["Godt å ha deg her", "En", "To", "Tre"];
    for (const [at, title] of ["main", "-x --force", "HEAD"].entries()) {
      expect((await studio.act("editor", number, "rename", { title })).status).toBe(200);
      const saved = await studio.change("editor", number, "fjord", greetings[at] ?? "", greetings[at + 1] ?? "");
      expect(saved.status).toBe(200);
      const { head } = await studio.json<Proposal>("editor", `/api/company/proposals/${number}`);
      const [commit] = await studio.company.repository.commits.list(head, { most: 1 });
      expect(commit?.proposal).toEqual({ number, title });
    }
    expect((await studio.act("editor", number, "ask")).status).toBe(200);
  });

  test.each([
    ["one of control characters", "\u0001\u0002"],
    ["an escape of a terminal", "\u001b[31mHei"],
    ["one that turns what follows", "Hei \u202e"],
    ["an isolate", "Hei \u2066"],
    ["a line", "Hei\nForslagsnummer: 1"],
    ["a line separator", "Hei\u2028x"],
    ["a NUL", "Hei\0"],
    ["nothing that is seen", "\u200b\u200d\u2060\ufeff"],
    ["a filler", "\u3164\u3164"],
    ["marks alone", "\ufe0f\u0301"],
    ["an empty cell", "\u2800"],
    ["151 characters", "x".repeat(151)],
    ["151 that look like one", `a${"\u0301".repeat(151)}`],
    ["no text", 5],
    ["a list", ["Hei"]],
  ])("%s is none", async (_, title) => {
    expect([400, 422]).toContain((await propose(title)).status);
  });

  test.each(["HEAD", "-x", "--help", ".git", "..", "../x", "a/b", "a--b/..", "a b", "æ", "A", "", "x".repeat(200)])(
    "%j is no id of a brand",
    async (id) => {
      const body = { id, name: "Nytt", from: "fjord" };
      const answer = await studio.ask("owner", "/api/new-brand", { host: studio.work(empty), body });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(await studio.company.repository.head(empty)).toBe(await studio.company.repository.main());
    },
  );

  test.each(["main", "forslag1"])("a brand that is called %s is shown at a preview of its own", async (id) => {
    const number = await studio.propose("owner", "Nytt merke");
    const body = { id, name: "Nytt", from: "fjord" };
    expect((await studio.ask("owner", "/api/new-brand", { host: studio.work(number), body })).status).toBe(201);
    const browser = await studio.browser("owner");
    const page = await browser.open(`http://1--forslag${number}--${id}.${studio.host}/privat/forsikring/oversikt/`);
    expect([page.response.status, page.url.hostname]).toEqual([200, `1--forslag${number}--${id}.studio.localhost`]);
    // Who may not see it finds nothing there.
    const other = await studio.browser("editor");
    const hidden = await other.open(`http://1--forslag${number}--${id}.${studio.host}/privat/forsikring/oversikt/`);
    expect(hidden.response.status).toBe(404);
  });
});
