import { beforeEach, describe, expect, test } from "vitest";
import type { DatabaseSync } from "node:sqlite";
import type { PersonName, ProposalState } from "#studio/document/company/proposalState.ts";
import { openDatabase } from "../openDatabase.ts";
import { UnreadableRowError } from "../storedRow.ts";
import { everyBrand } from "./proposalsFound.ts";
import { ChangedMeanwhileError, type ProposalRecord, ProposalRecords } from "./ProposalRecords.ts";
import { Refusal } from "#studio/server/Refusal.ts";

const ada: PersonName = { id: "https://id.example ada", name: "Ada Åsen" };
const bo: PersonName = { id: "https://id.example bo", name: "Bo Berg" };
const at = "2026-12-01T06:00:00.000Z";
const commit = "c".repeat(40);
const approvals = [{ by: bo, at, commit }];

let database: DatabaseSync;
let now: number;
let records: ProposalRecords;
beforeEach(() => {
  database = openDatabase(":memory:");
  now = Date.parse(at);
  records = new ProposalRecords(database, () => (now += 1000));
});

const create = (title: string, brands: readonly string[] = [], author = ada): ProposalRecord => {
  const created = records.create({ title, author, base: commit });
  return brands.length === 0 ? created : records.update(created, { brands });
};

describe("A proposal is stored", () => {
  test("as a draft that stands on a commit of the main branch", () => {
    const created = records.create({ title: "  Ny\u0020farge ", author: ada, base: commit });
    expect(created).toEqual({
      number: 1,
      title: "Ny farge",
      author: ada,
      state: { kind: "draft" },
      brands: [],
      base: commit,
      head: commit,
      createdAt: "2026-12-01T06:00:01.000Z",
      changedAt: "2026-12-01T06:00:01.000Z",
    });
    expect(records.read(1, everyBrand)).toEqual(created);
    expect(records.read(2, everyBrand)).toBeUndefined();
  });

  test.each([
    [" ", "no-text"],
    ["x".repeat(151), "too-long"],
    ["Ny\nCo-authored-by: somebody", "control-characters"],
    ["Ny\u001b[31m", "control-characters"],
    ["Ny\u2028linje", "control-characters"],
    ["Ny \u202eegraf", "control-characters"],
  ])("the title %j is refused: %s", (title, code) => {
    const refused = expect.objectContaining({ code });
    expect(() => records.create({ title, author: ada, base: commit })).toThrow(refused);
    const created = create("Ny");
    expect(() => records.update(created, { title })).toThrow(Refusal);
    expect(records.read(created.number, everyBrand)?.title).toBe("Ny");
  });

  test("a number is given once, and none that the remote has", () => {
    records.reserve(7);
    expect(create("Ny").number).toBe(8);
    records.reserve(3);
    expect(create("Ny").number).toBe(9);
    database.exec("DELETE FROM proposal");
    expect(create("Ny").number).toBe(10);
  });
});

describe("The state of a proposal", () => {
  test.each<[ProposalState]>([
    [{ kind: "draft" }],
    [{ kind: "draft", returned: { by: bo, at, reason: "For lys" } }],
    [{ kind: "asked", commit, by: ada, at, approvals: [] }],
    [{ kind: "approved", commit, approvals }],
    [
      {
        kind: "approved",
        commit,
        approvals,
        failed: { at, reason: "failed", detail: "The disk is full" },
      },
    ],
    [{ kind: "planned", commit, approvals, for: at, by: bo }],
    [{ kind: "merging", commit, approvals, by: bo, at, for: at, merge: commit, pullRequest: "https://ci.example/1" }],
    [{ kind: "merged", commit, merge: commit, approvals, by: bo, at, refused: { at, words: "x" } }],
    [{ kind: "live", merge: commit, approvals, at, by: bo }],
    [
      {
        kind: "reverting",
        merge: commit,
        by: bo,
        at,
        step: "rollback",
        rolledBack: ["fjord"],
        chosen: { main: commit, choices: [{ file: "a", path: ["b"], take: "ours" }] },
        failed: { at, reason: "failed", detail: "x" },
      },
    ],
    [{ kind: "reverted", merge: commit, revert: commit, by: bo, at, rolledBack: [] }],
    [{ kind: "takenBack", merge: commit, revert: commit, by: bo, at }],
    [{ kind: "closed", by: ada, at }],
  ])("%j is read as it was written", (state) => {
    const { number } = records.update(create("Ny"), { state });
    expect(records.read(number, everyBrand)?.state).toEqual(state);
    expect(records.inStates(state.kind).map((each) => each.number)).toEqual([number]);
  });

  test.each([
    ["{"],
    ['{ "kind": "lost" }'],
    ['{ "kind": "closed" }'],
    ['{ "kind": "draft", "reopened": true }'],
    ['{ "kind": "closed", "at": "yesterday", "by": { "id": "a", "name": "A" } }'],
  ])("%j is said to be unreadable", (state) => {
    create("Ny");
    const damage = () => database.prepare("UPDATE proposal SET state = ?").run(state);
    // The column with the kind is made from JSON: SQLite itself refuses a text that is none.
    if (state === "{") return expect(damage).toThrow(/malformed JSON/);
    damage();
    expect(() => records.read(1, everyBrand)).toThrow(UnreadableRowError);
    expect(() => records.read(1, everyBrand)).toThrow(/proposal 1.*\n.*[\s\S]*Restore a backup/);
  });

  test.each<[string, (record: ProposalRecord) => void]>([
    ["another state", (record) => records.update(record, { state: { kind: "closed", by: bo, at } })],
    ["another commit", (record) => records.update(record, { head: "d".repeat(40) })],
    ["another base", (record) => records.update(record, { base: "d".repeat(40) })],
    ["another title", (record) => records.update(record, { title: "Annet" })],
  ])("a change that was decided before %s came is refused, and nothing of it is written", (_name, change) => {
    const seen = create("Ny", ["fjord"]);
    change(seen);
    const before = records.read(seen.number, everyBrand);
    const approve = () => records.update(seen, { state: { kind: "approved", commit, approvals }, title: "Lost" });
    expect(approve).toThrow(ChangedMeanwhileError);
    expect(records.read(seen.number, everyBrand)).toEqual(before);
  });

  test("a change goes on from the one before", () => {
    const asked = records.update(create("Ny"), { state: { kind: "asked", commit, by: ada, at, approvals: [] } });
    const approved = records.update(asked, { state: { kind: "approved", commit, approvals } });
    expect(approved.changedAt > asked.changedAt).toBe(true);
    expect(records.read(approved.number, everyBrand)).toEqual(approved);
  });
});

describe("A database that was lost", () => {
  const remote = (number: number, title: string): ProposalRecord => ({
    number,
    title,
    author: ada,
    state: { kind: "draft" },
    brands: ["fjord"],
    base: commit,
    head: commit,
    createdAt: at,
    changedAt: at,
  });

  test("is filled with what the remote has; what it has itself stays", () => {
    const own = create("Egen");
    expect(records.rebuild([remote(1, "Annen"), remote(12, "Fra grenen")])).toEqual([12]);
    expect(records.read(1, everyBrand)).toEqual(own);
    expect(records.read(12, everyBrand)).toEqual(remote(12, "Fra grenen"));
    expect(create("Neste").number).toBe(13);
    expect(records.list({ seen: everyBrand, words: "grenen" }).proposals.map(({ number }) => number)).toEqual([12]);
  });

  test("takes titles that anybody could push", () => {
    records.rebuild([remote(1, "Ny\u001b[2J\nlinje\u202e"), remote(2, "\u0000"), remote(3, "x".repeat(500))]);
    expect([1, 2, 3].map((number) => records.read(number, everyBrand)?.title)).toEqual([
      "Ny [2J linje",
      "forslag/2",
      "x".repeat(150),
    ]);
  });

  test("is filled as a whole or not at all", () => {
    const broken = { ...remote(2, "To"), createdAt: "never" };
    expect(() => records.rebuild([remote(1, "En"), broken])).toThrow(/NOT NULL/);
    expect(records.read(1, everyBrand)).toBeUndefined();
  });
});
