import { limits } from "#studio/document/limits.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../openDatabase.ts";
import { Comments, type AddedComment } from "./Comments.ts";
import { ProposalRecords } from "./ProposalRecords.ts";

const ada = { id: "ada", name: "Ada" };
const field = { brand: "fjord", path: ["footer", "contact", "0"] };
const place = {
  brand: "fjord",
  page: "/privat/forsikring/",
  element: "body > main > p:nth-of-type(2)",
  words: "Godt å ha deg her",
  width: 390,
  view: "?tilstand=tom",
};

let comments: Comments;
beforeEach(() => {
  const database = openDatabase(":memory:");
  const records = new ProposalRecords(database);
  for (const title of ["En", "To"]) records.create({ title, author: ada, base: "c" });
  comments = new Comments(database, () => Date.parse("2026-12-01T06:00:00Z"));
});

const add = (comment: Partial<AddedComment> = {}) => comments.add({ proposal: 1, by: ada, text: "Fin", ...comment });

describe("Comments of a proposal", () => {
  test.each([
    ["the whole proposal", {}],
    ["a field", { field }],
    ["a field of a theme", { field: { ...field, kind: "theme" as const } }],
    ["a place on a page", { place }],
  ])("about %s", (_name, subject) => {
    const added = add({ ...subject, text: " Litt\r\nmørkere\t🎉 " });
    expect(added).toEqual({
      id: 1,
      by: ada,
      at: "2026-12-01T06:00:00.000Z",
      text: "Litt\nmørkere\t🎉",
      ...subject,
      resolved: false,
    });
    expect(comments.list(1)).toEqual([added]);
    expect(comments.list(2)).toEqual([]);
  });

  test("are listed in their order, and are done or open again", () => {
    const ids = [add({ text: "a" }).id, add({ text: "b" }).id];
    expect(comments.resolve(1, 2)).toMatchObject({ id: 2, resolved: true });
    expect(comments.list(1).map(({ id, resolved }) => [id, resolved])).toEqual([
      [ids[0], false],
      [ids[1], true],
    ]);
    expect(comments.resolve(1, 2, false)).toMatchObject({ resolved: false });
  });

  test("of another proposal are not reached", () => {
    add();
    expect(comments.resolve(2, 1)).toBeUndefined();
    expect(comments.resolve(1, 99)).toBeUndefined();
    expect(comments.list(1)).toMatchObject([{ resolved: false }]);
  });

  test.each<[string, Partial<AddedComment>]>([
    ["no-text", { text: " \n" }],
    ["too-long", { text: "x".repeat(limits.comment + 1) }],
    ["control-characters", { text: "Fin\u0007" }],
    ["control-characters", { text: "Fin\u202e" }],
    ["wrong-subject", { field, place }],
    ["wrong-subject", { field: { ...field, brand: "../fjord" } }],
    ["wrong-subject", { field: { ...field, path: [] } }],
    ["wrong-subject", { field: { ...field, path: ["x".repeat(201)] } }],
    ["wrong-subject", { field: { ...field, path: Array.from({ length: 21 }, () => "a") } }],
    ["wrong-subject", { place: { ...place, width: 0.5 } }],
    ["wrong-subject", { place: { ...place, width: Number.NaN } }],
    ["wrong-subject", { place: { ...place, element: "body > *" } }],
    ["wrong-subject", { place: { ...place, element: "body > p, html" } }],
    ["wrong-subject", { place: { ...place, element: 'body > a[href="x"]' } }],
    ["wrong-subject", { place: { ...place, words: "x".repeat(121) } }],
    ["wrong-subject", { place: { ...place, words: "a\u202eb" } }],
    ["wrong-subject", { place: { ...place, view: "?a\n" } }],
    ["wrong-subject", { place: { ...place, page: "https://elsewhere.example/" } }],
    ["wrong-subject", { place: { ...place, page: `/${"x".repeat(500)}` } }],
  ])("%s: %j is refused", (code, comment) => {
    expect(() => add(comment)).toThrow(expect.objectContaining({ code }));
    expect(comments.list(1)).toEqual([]);
  });

  test("the longest is stored", () => {
    expect(add({ text: "x".repeat(limits.comment) }).text).toHaveLength(limits.comment);
  });

  test("none is stored for a proposal that does not exist", () => {
    expect(() => add({ proposal: 3 })).toThrow(/FOREIGN KEY/);
  });
});
