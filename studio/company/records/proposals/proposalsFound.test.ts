import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { PersonName } from "#studio/document/company/proposalState.ts";
import { openDatabase } from "../openDatabase.ts";
import { type ProposalRecord, ProposalRecords } from "./ProposalRecords.ts";
import type { ProposalQuery, SeenBrands } from "./proposalsFound.ts";

const ada: PersonName = { id: "https://id.example ada", name: "Ada Åsen" };
const bo: PersonName = { id: "https://id.example bo", name: "Bo Berg" };
const at = "2026-12-01T06:00:00.000Z";
const commit = "c".repeat(40);

const owner: SeenBrands = { personId: bo.id, brands: [{ id: "fjord", name: "Fjord Bank" }], seesAll: true };
const fjordReader: SeenBrands = { ...owner, seesAll: false };

let now: number;
let records: ProposalRecords;
beforeEach(() => {
  now = Date.parse(at);
  records = new ProposalRecords(openDatabase(":memory:"), () => (now += 1000));
});

const create = (title: string, brands: readonly string[] = [], author = ada): ProposalRecord => {
  const created = records.create({ title, author, base: commit });
  return brands.length === 0 ? created : records.update(created, { brands });
};
const found = (query: Partial<ProposalQuery>) =>
  records.list({ seen: owner, ...query }).proposals.map(({ number }) => number);

describe("Proposals are found", () => {
  beforeEach(() => {
    create("Blå knapper i bilforsikring", ["fjord"]);
    create("Ny logo", ["vidde", "fjord"], bo);
    create("Telefon 12", ["vidde"]);
    create("Uten merke");
  });

  test.each<[string, readonly number[]]>([
    ["", [4, 3, 2, 1]],
    ["BLÅ", [1]],
    ["bla\u030a", [1]],
    ["forsikring", [1]],
    ["knapper blå", [1]],
    ["knapper logo", []],
    ["åsen", [4, 3, 1]],
    ["berg logo", [2]],
    ["fjord bank", [2, 1]],
    ["bank", [2, 1]],
    ["vidde", [3, 2]],
    ["2", [3, 2]],
    ["#2", [2]],
    ["12", [3]],
    ["99999999999999999999", []],
    ["%", []],
    ["_", []],
    ["'; DROP TABLE proposal; --", []],
    ['"', []],
    ["a b c d e f g h i j k l m n", []],
  ])("by %j: %j", (words, numbers) => {
    expect(found({ words })).toEqual(numbers);
  });

  test("by state and by author", () => {
    const third = records.read(3, owner);
    if (third) records.update(third, { state: { kind: "closed", by: ada, at } });
    expect(found({ kinds: ["draft"] })).toEqual([4, 2, 1]);
    expect(found({ kinds: ["closed", "live"] })).toEqual([3]);
    expect(found({ author: bo.id })).toEqual([2]);
    expect(found({ author: ada.id, kinds: ["draft"], words: "uten" })).toEqual([4]);
  });

  test.each<[string, SeenBrands, readonly number[]]>([
    ["all brands", owner, [4, 3, 2, 1]],
    ["one brand", fjordReader, [2, 1]],
    ["one brand, and what the author has begun", { ...fjordReader, personId: ada.id }, [4, 2, 1]],
    ["a brand without proposals", { ...fjordReader, brands: [{ id: "eng", name: "Eng" }] }, []],
    ["no brand", { ...fjordReader, brands: [] }, []],
    ["no brand any more, as the author of all", { personId: ada.id, brands: [], seesAll: false }, [4]],
  ])("who sees %s finds no others, neither in the list nor by number", (_name, seen, numbers) => {
    expect(found({ seen })).toEqual(numbers);
    expect([4, 3, 2, 1].filter((number) => records.read(number, seen) !== undefined)).toEqual(numbers);
  });

  test("a brand that is not seen finds nothing, also where another one of the proposal is seen", () => {
    expect(found({ seen: fjordReader, words: "vidde" })).toEqual([]);
    expect(found({ seen: fjordReader, words: "fjord" })).toEqual([2, 1]);
  });
});

describe("A long list of proposals", () => {
  let long: ProposalRecords;
  /** How many texts were searched for a word. */
  let searched = 0;
  beforeAll(() => {
    const database = openDatabase(":memory:");
    // SQLite's own, counted.
    database.function("instr", { deterministic: true }, (text, word) => {
      searched += 1;
      return String(text).indexOf(String(word)) + 1;
    });
    const secondsLater = (seconds: number) => new Date(Date.parse(at) + seconds * 1000).toISOString();
    long = new ProposalRecords(database);
    long.rebuild(
      Array.from({ length: 10_000 }, (_, index) => ({
        number: index + 1,
        title: `Endring nummer ${index + 1} av teksten`,
        author: index % 2 === 0 ? ada : bo,
        state: { kind: "draft" },
        brands: [`merke${index % 100}`],
        base: commit,
        head: commit,
        createdAt: secondsLater(index),
        // Several were changed at the same time.
        changedAt: secondsLater(index - (index % 3)),
      })),
    );
  });

  test("comes in parts, each proposal once", () => {
    const numbers: number[] = [];
    let after: string | undefined;
    do {
      const part = long.list({ seen: owner, limit: 100, words: "av", ...(after !== undefined && { after }) });
      numbers.push(...part.proposals.map(({ number }) => number));
      after = part.next;
    } while (after !== undefined);
    expect(numbers).toHaveLength(10_000);
    expect(new Set(numbers).size).toBe(10_000);
    expect(numbers.slice(0, 2)).toEqual([10_000, 9999]);
  });

  test.each([["x"], ["1.2.3"], ["-1.5"], [""], ["1e9.1"]])("the made-up place %j is its end", (after) => {
    expect(long.list({ seen: owner, after })).toEqual({ proposals: [] });
  });

  test.each([
    [0, 1],
    [-5, 1],
    [1000, 100],
  ])("a part of %i has %i", (limit, length) => {
    expect(long.list({ seen: owner, limit }).proposals).toHaveLength(length);
  });

  test.each<[string, Partial<ProposalQuery>, number]>([
    ["no words: no text is searched", {}, 0],
    ["a word that all have: the search stops when the part is full", { words: "av" }, 51],
    ["a word that one has: each text and each brand is searched once", { words: "9876" }, 19_999],
    ["words that none has: the second one is not looked for", { words: "finnes ikke" }, 20_000],
    [
      "the name of a brand that somebody sees: the texts of that brand alone are searched",
      { seen: { ...fjordReader, brands: [{ id: "merke7", name: "Sju" }] }, words: "sju" },
      51,
    ],
  ])("%s", (_name, query, count) => {
    searched = 0;
    long.list({ seen: owner, ...query });
    expect(searched).toBe(count);
  });
});
