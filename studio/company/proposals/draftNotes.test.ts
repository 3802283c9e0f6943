import { describe, expect, test } from "vitest";
import { type DraftNote, noteEdit, settersOf } from "./draftNotes.ts";

const file = "tenants/fjord/tenant.jsonc";
const theme = "themes/fjord.tokens.json";
const [anna, bo] = [{ id: "anna" }, { id: "bo" }];
type Notes = readonly DraftNote<{ readonly id: string }>[];

const texts = (descriptor: unknown, tokens: unknown = {}) => ({
  descriptor: typeof descriptor === "string" ? descriptor : JSON.stringify(descriptor),
  theme: JSON.stringify(tokens),
});
const paths = { descriptor: file, theme };

/** The notes after edits of a descriptor, each by somebody. */
function after(saved: unknown, ...edits: readonly (readonly [{ readonly id: string } | undefined, unknown])[]): Notes {
  let [notes, before]: [Notes, ReturnType<typeof texts>] = [[], texts(saved)];
  for (const [editor, value] of edits) {
    notes = noteEdit(notes, editor, { paths, before, after: texts(value), saved: texts(saved) });
    before = texts(value);
  }
  return notes;
}
const who = (notes: Notes, ...path: readonly (string | number)[]) =>
  settersOf(notes, { file, path }).map(({ id }) => id);

describe("Who has set a field of a draft", () => {
  test("each field is of the one who has set it last", () => {
    const notes = after({ a: 1, b: 1 }, [anna, { a: 2, b: 1 }], [bo, { a: 2, b: 2 }]);
    expect([who(notes, "a"), who(notes, "b")]).toEqual([["anna"], ["bo"]]);
    const replaced = after({ a: 1, b: 1 }, [anna, { a: 2, b: 2 }], [bo, { a: 3, b: 2 }]);
    expect([who(replaced, "a"), who(replaced, "b")]).toEqual([["bo"], ["anna"]]);
  });

  test("a part of what somebody has added is of whoever has set that part", () => {
    const added = { card: { title: "Hei", url: "https://a.example/" } };
    const notes = after({}, [anna, added], [bo, { card: { ...added.card, url: "https://b.example/" } }]);
    expect([who(notes, "card", "title"), who(notes, "card", "url")]).toEqual([["anna"], ["bo"]]);
    expect(who(notes, "card")).toEqual(["anna", "bo"]);
  });

  test("in a list that has become shorter or longer, everybody who has set a part counts for all of it", () => {
    const list = (...urls: readonly string[]) => ({ faq: urls.map((url) => ({ link: { url } })) });
    const notes = after(
      list("a", "b", "c"),
      [anna, list("a", "b", "evil")],
      [bo, list("b", "evil")],
      [bo, list("b", "evil", "d")],
    );
    expect(who(notes, "faq", 1, "link", "url")).toEqual(["anna", "bo"]);
  });

  test("a value that is the saved one again was set by nobody", () => {
    expect(after({ a: 1, b: 1 }, [anna, { a: 2, b: 1 }], [bo, { a: 1, b: 2 }])).toEqual([
      { person: bo, set: [{ file, path: ["b"] }] },
    ]);
  });

  test("who writes a file that cannot be read counts for the whole file; others keep what they have set", () => {
    const notes = after({ a: 1, b: 1 }, [anna, { a: 2, b: 1 }], [bo, '{ "a": 2, "b": '], [bo, { a: 2, b: 3 }]);
    expect([who(notes, "a"), who(notes, "b")]).toEqual([
      ["anna", "bo"],
      ["anna", "bo"],
    ]);
  });

  test("of a draft that was kept before this was noted, all who have changed it count for everything", () => {
    const [before, next] = [texts({ a: 1 }), texts({ a: 1, b: 2 })];
    const notes = noteEdit<{ readonly id: string }>([{ person: anna }], bo, {
      paths,
      before,
      after: next,
      saved: texts({}),
    });
    expect([who(notes, "a"), who(notes, "b")]).toEqual([["anna"], ["anna", "bo"]]);
  });

  test("keeping what nobody has edited adds nobody", () => {
    expect(after({ a: 1 }, [anna, { a: 2 }], [bo, { a: 2 }])).toEqual([{ person: anna, set: [{ file, path: ["a"] }] }]);
  });
});
