import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Proposal, ListedProposals } from "#studio/document/company/CompanyWire.ts";
import { CompanyStudio } from "#studio/test/support/company/CompanyStudio.ts";
import { countedGit } from "#studio/test/support/countedGit.ts";
import { isolatedGit } from "#studio/git/runGit.ts";
import { closeDatabase, openDatabase } from "../records/openDatabase.ts";
import { Comments } from "../records/proposals/Comments.ts";
import { PreviewLinks } from "../records/proposals/PreviewLinks.ts";
import { ProposalRecords } from "../records/proposals/ProposalRecords.ts";

const count = 10_000;
const author = { id: "https://provider.example other", name: "Person other" };
const at = "2026-11-20T08:00:00.000Z";
let studio: CompanyStudio;
/** A proposal with as many comments and links as there is room for. */
let full: number;

/** Does something with the database of the server. */
function inDatabase<Result>(work: (database: ReturnType<typeof openDatabase>) => Result): Result {
  const database = openDatabase(join(studio.remote.data, "studio.sqlite"));
  try {
    return work(database);
  } finally {
    closeDatabase(database);
  }
}

beforeAll(async () => {
  studio = await CompanyStudio.create();
  full = await studio.propose("editor", "Hilsen");
  await studio.change("editor", full, "fjord", "Godt å ha deg her", "Hei");
  const { repository } = studio.company;
  const main = await repository.main();
  const numbers = Array.from({ length: count }, (_, index) => full + 1 + index);
  inDatabase((database) => {
    new ProposalRecords(database).rebuild(
      numbers.map((number) => ({
        number,
        title: `Forslag nummer ${number}`,
        author,
        state: number % 2 === 0 ? { kind: "draft" } : { kind: "asked", commit: main, by: author, at, approvals: [] },
        brands: ["fjord"],
        base: main,
        head: main,
        createdAt: at,
        changedAt: at,
      })),
    );
  });
  // The first thousand have a branch, here and on the remote.
  const places = ["refs/heads/forslag", "refs/remotes/origin/forslag"];
  const refs = numbers.slice(0, 1000).flatMap((number) => places.map((place) => `create ${place}/${number} ${main}\n`));
  await isolatedGit(repository.clone, ["-c", "core.fsync=none", "update-ref", "--stdin"], { input: refs.join("") });
});
afterAll(() => studio.close());

describe("Ten thousand proposals", () => {
  test("a start looks at all branches with one call of git", async () => {
    const { programs } = await countedGit(() => studio.restart());
    expect(programs).toBeLessThan(40);
    expect(studio.state(full + count)).toMatch(/draft|asked/);
  });

  test.each([
    ["the list of all", "editor", "?list=all", 20, 4],
    ["a search that finds some", "editor", "?list=all&q=nummer+99", 20, 4],
    ["a search that finds nothing", "editor", "?q=finnesikke", 0, 4],
    ["a part in the middle", "editor", `?after=${Date.parse(at)}.5000`, 20, 4],
    ["what waits for an approver", "approver", "?list=waiting", 20, 120],
    ["what waits for somebody who can do nothing", "reader", "?list=waiting", 0, 4],
    ["what somebody has made", "other", "?list=mine", 0, 4],
  ])("%s has one part, and asks git for it alone", async (_, who, query, length, most) => {
    await studio.ask(who, "/api/company/me");
    const path = `/api/company/proposals${query}`;
    const { result, programs } = await countedGit(() => studio.json<ListedProposals>(who, path));
    expect(result.proposals.length).toBe(length);
    expect(programs).toBeLessThanOrEqual(most);
  });

  test("one proposal among them costs what it costs alone", async () => {
    const path = `/api/company/proposals/${full}`;
    const { result, programs } = await countedGit(() => studio.json<Proposal>("editor", path));
    expect(result.changes).toHaveLength(1);
    expect(programs).toBeLessThan(40);
  });

  test("no list of the database looks at what it does not show", () => {
    const plans = inDatabase((database) =>
      [
        "SELECT * FROM comment WHERE proposal = 1 ORDER BY id",
        "SELECT * FROM link WHERE proposal = 1",
        "DELETE FROM host_key WHERE session_digest = 'x'",
        "DELETE FROM host_key WHERE link_digest = 'x'",
        "SELECT * FROM proposal WHERE kind IN ('planned') ORDER BY changed_at, number",
      ].map(
        (sql) =>
          [
            sql,
            database
              .prepare(`EXPLAIN QUERY PLAN ${sql}`)
              .all()
              .map(({ detail }) => String(detail)),
          ] as const,
      ),
    );
    for (const [sql, details] of plans)
      expect([sql, details.filter((each) => each.startsWith("SCAN"))]).toEqual([sql, []]);
  });
});

describe("As much as one person can add", () => {
  test("comments: so many at once, and then a few; others are not limited by it", async () => {
    const comment = (who: string, body: object) => studio.ask(who, `/api/company/proposals/${full}/comments`, { body });
    const answers: number[] = [];
    for (let turn = 0; turn < 210; turn += 1) answers.push((await comment("editor", {})).status);
    expect(new Set(answers)).toEqual(new Set([400, 429]));
    const last = await comment("editor", { text: "Et ord" });
    expect([last.status, await last.json()]).toEqual([429, { refused: "limit" }]);
    expect((await comment("addresses", { text: "Et ord" })).status).toBe(201);
  });

  test("a proposal has room for 2000 comments and 100 links, and says so", async () => {
    inDatabase((database) => {
      const [comments, links] = [new Comments(database), new PreviewLinks(database)];
      const endsAt = new Date(Date.now() + 3_600_000);
      const addComment = () => comments.add({ proposal: full, by: author, text: "Et ord" });
      const addLink = () => links.create({ proposal: full, brand: "fjord", author, endsAt });
      for (const add of [addComment, addLink])
        expect(() => {
          for (let turn = 0; turn < count; turn += 1) add();
        }).toThrow("too-many");
      expect(comments.list(full)).toHaveLength(2000);
      expect(links.list(full)).toHaveLength(100);
    });
    const { comments } = await studio.json<Proposal>("reader", `/api/company/proposals/${full}`);
    expect(comments).toHaveLength(2000);
    for (const [kind, body] of [
      ["comments", { text: "Et ord" }],
      ["links", { brand: "fjord", days: 1 }],
    ] as const) {
      const answer = await studio.ask("both", `/api/company/proposals/${full}/${kind}`, { body });
      expect([kind, answer.status, await answer.json()]).toEqual([kind, 422, { refused: "too-many" }]);
    }
  });
});
