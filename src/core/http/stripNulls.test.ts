import { describe, expect, test } from "vitest";
import { stripNulls } from "./stripNulls.ts";

describe("Null fields of a response", () => {
  test.each([
    ["at the top", { a: null, b: 1 }, { b: 1 }],
    ["at every depth", { a: { b: { c: null, d: 0 } } }, { a: { b: { d: 0 } } }],
    ["in the objects of a list", [{ a: null, b: "" }], [{ b: "" }]],
    ["also when nothing else is in the object", { a: { b: null } }, { a: {} }],
  ])("are removed %s", (_, from, to) => {
    expect(stripNulls(from)).toEqual(to);
  });

  test.each([0, "", false, "null", [null, 1], []])("a value without null fields is unchanged: %j", (value) => {
    expect(stripNulls(value)).toEqual(value);
  });

  test("a field called __proto__ does not reach a prototype", () => {
    const stripped = stripNulls(JSON.parse('{"__proto__": {"isLoMedlem": true}, "a": 1}')) as Record<string, unknown>;
    expect(stripped["isLoMedlem"]).toBeUndefined();
    expect(stripped).toEqual({ a: 1 });
  });
});
