import { describe, expect, test, vi } from "vitest";
import { neededText, text } from "./fields.ts";
import { changed, list, object, Unreadable, whenEmpty } from "./schema.ts";

const things = list(object({ name: neededText, note: text }));

describe("An object of an answer", () => {
  const schema = object({ name: text, inner: object({ note: text }), entries: list(object({})) });

  test("has the fields that are named, and no others", () => {
    expect(schema.read({ name: "a", inner: { note: 1, more: 2 }, entries: [{}], more: true })).toEqual({
      name: "a",
      inner: { note: "1" },
      entries: [{}],
    });
  });

  test.each([[undefined], [{}], [{ name: null, inner: null, entries: null }], [{ name: [], inner: "nei" }]])(
    "a field that is missing, null or unreadable counts as missing, and an object as empty: %j (spec: http-17)",
    (value) => {
      expect(schema.read(value)).toEqual({ name: undefined, inner: { note: undefined }, entries: [] });
    },
  );

  test.each([["nei"], [null], [[]], [7]])("%j in its place is unreadable", (value) => {
    expect(() => schema.read(value)).toThrow(Unreadable);
  });

  test("names the field that makes it unreadable, and no value", () => {
    expect(() => object({ inner: object({ name: neededText }) }).read({ inner: { name: 7 } })).toThrow(/^name$/);
    expect(() => schema.read({ entries: "secret" })).toThrow(/^entries$/);
  });
});

describe("A list of an answer", () => {
  test("keeps its readable entries when others are broken, and tells of the broken ones once (spec: http-18)", () => {
    const noteBroken = vi.fn();
    const given = [{ name: "a" }, null, 7, [], { name: 1 }, { name: "b", unknown: true }];
    expect(
      object({ things })
        .read({ things: given }, undefined, noteBroken)
        .things.map(({ name }) => name),
    ).toEqual(["a", "b"]);
    expect(noteBroken.mock.calls).toEqual([["things", 4, 6]]);
  });

  test("tells nobody when all entries can be read", () => {
    const noteBroken = vi.fn();
    expect(things.read([{ name: "a" }], "things", noteBroken)).toHaveLength(1);
    expect(noteBroken).not.toHaveBeenCalled();
  });

  test.each([[undefined], [null]])("is empty for %j", (value) => expect(things.read(value, "things")).toEqual([]));

  test.each([[{}], ["a"], [1]])("is unreadable when it is not a list: %j", (value) => {
    expect(() => things.read(value, "things")).toThrow(Unreadable);
  });

  test("hides no mistake of our own", () => {
    const broken = list({ read: (value) => (value as { missing: { field: unknown } }).missing.field });
    expect(() => broken.read([1])).toThrow(TypeError);
  });
});

test("What is read can be changed, and an answer without a body can be something else", () => {
  const schema = whenEmpty(
    changed(object({ name: text }), ({ name }) => name ?? "?"),
    null,
  );
  expect([schema.read({ name: "a" }), schema.read({}), schema.read(undefined)]).toEqual(["a", "?", null]);
});
