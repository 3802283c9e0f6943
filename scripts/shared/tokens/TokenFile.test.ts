import { describe, expect, test } from "vitest";
import { processorMs } from "#tests/support/processorMs.ts";
import { TokenFile } from "./TokenFile.ts";

/** The values of a file's tokens by name; a problem as its id. */
function valuesOf(file: unknown): Record<string, unknown> {
  const tokens = TokenFile.of(file);
  return Object.fromEntries(
    [...tokens.tokens.values()].map((token) => {
      const resolved = tokens.resolve(token);
      return [token.name, "value" in resolved ? resolved.value : resolved.problem.id];
    }),
  );
}
const typesOf = (file: unknown): Record<string, unknown> => {
  const tokens = TokenFile.of(file);
  return Object.fromEntries([...tokens.tokens.values()].map((token) => [token.name, tokens.typeOf(token)]));
};
const problemsOf = (file: unknown): string[] =>
  TokenFile.of(file).problems.map(({ problem, path }) => `${path.join(".")} ${problem.id}`);

const one = { $value: 1 };
const two = { $value: 2 };

describe("The tokens of a file (DTCG 2025.10; spec: brands-26)", () => {
  test("are in groups of any depth, and take their type from the nearest of them", () => {
    const file = {
      $type: "number",
      a: { $type: "color", b: { c: one, d: { $type: "duration", e: one } }, f: { ...one, $type: "shadow" } },
      g: one,
    };
    expect(typesOf(file)).toEqual({ "a.b.c": "color", "a.b.d.e": "duration", "a.f": "shadow", g: "number" });
  });

  test("an alias has the type of its token rather than that of its group", () => {
    const file = { a: { $type: "number", x: one }, b: { $type: "color", y: { $value: "{a.x}" } } };
    expect(typesOf(file)).toEqual({ "a.x": "number", "b.y": "number" });
  });

  test("a group has a token of its own as $root", () => {
    const file = { a: { $root: one, light: two }, b: { $value: "{a.$root}" }, c: { $value: "{a}" } };
    expect(valuesOf(file)).toEqual({ "a.$root": 1, "a.light": 2, b: 1, c: "unknown-alias" });
    const tokens = TokenFile.of(file);
    const token = tokens.tokens.get("c");
    expect(token && tokens.resolve(token)).toMatchObject({ near: "{a.$root}" });
  });

  test("references lead to tokens, to parts of values and to any other place of the file", () => {
    const file = {
      a: { $value: { components: [1, 2, { $ref: "#/b~1c/$value" }] } },
      "b/c": { $value: 3 },
      d: { $ref: "#/a" },
      e: { $value: { $ref: "#/a/$value/components/2" } },
      f: { $value: [{ $ref: "#/d/$value/components/1" }, "{b/c}"] },
      g: { $value: { $ref: "#/$extensions/own/width" } },
      h: { $value: { $ref: "#/i/$value/0" } },
      i: { $value: [5, { $ref: "#/i/$value/0" }] },
      $extensions: { own: { width: 4 } },
    };
    expect(valuesOf(file)).toEqual({
      a: { components: [1, 2, 3] },
      "b/c": 3,
      d: { components: [1, 2, 3] },
      e: 3,
      f: [2, 3],
      g: 4,
      h: 5,
      i: [5, 5],
    });
    expect(problemsOf(file)).toEqual([]);
  });

  test.each([
    ["a file", { $ref: "other.json#/a" }, "bad-reference"],
    ["something that is no text", { $ref: 1 }, "bad-reference"],
    ["a place with something beside it", { $ref: "#/a", x: 1 }, "bad-reference"],
    ["a broken escape", { $ref: "#/%E0%A4%A" }, "bad-reference"],
    ["a place that is not there", { $ref: "#/a/$value/x" }, "unknown-alias"],
    ["the prototype", { $ref: "#/__proto__/constructor" }, "unknown-alias"],
    ["itself", { $ref: "#/b" }, "alias-cycle"],
    ["a part of itself that leads back", [{ $ref: "#/b/$value/0" }], "alias-cycle"],
  ])("a reference to %s is a problem", (_, $value, id) => {
    expect(valuesOf({ a: one, b: { $value } })["b"]).toBe(id);
  });

  test("a group takes over another: tokens are replaced as a whole, groups are merged", () => {
    const file = {
      base: { $type: "number", $deprecated: "Old.", a: { b: one, c: one }, d: one },
      next: { $extends: "{base}", a: { c: two, e: two } },
      pointer: { $extends: "#/base/a" },
      schema: { $ref: "#/base/a", b: two },
      last: { $extends: "{next}", $deprecated: false, d: { f: two } },
    };
    expect(valuesOf(file)).toMatchObject({
      "next.a.b": 1,
      "next.a.c": 2,
      "next.a.e": 2,
      "next.d": 1,
      "pointer.b": 1,
      "schema.b": 2,
      "schema.c": 1,
      "last.a.c": 2,
      "last.d.f": 2,
    });
    // In a file that was parsed, no object is in two places.
    const { tokens } = TokenFile.of(JSON.parse(JSON.stringify(file)));
    expect(tokens.has("last.d")).toBe(false);
    expect(tokens.get("next.a.b")).toMatchObject({
      type: "number",
      deprecated: "Old.",
      path: ["next", "a", "b"],
      valuePath: ["base", "a", "b", "$value"],
    });
    expect(tokens.get("last.a.b")?.deprecated).toBe(false);
    expect(problemsOf(file)).toEqual([]);
  });

  test.each([
    ["itself", { a: { $extends: "{a}" } }, ["a.$extends alias-cycle/group"]],
    ["the group around it", { a: { b: { $extends: "{a}" } } }, ["a.b.$extends alias-cycle/group"]],
    ["one that extends it", { a: { $extends: "{b}" }, b: { $extends: "{a}" } }, ["a.$extends alias-cycle/group"]],
    [
      "one in which it is again",
      { a: { b: { $extends: "{c}" } }, c: { d: { $extends: "{a}" } } },
      ["a.b.$extends alias-cycle/group", "c.d.$extends alias-cycle/group"],
    ],
    ["nothing", { a: { $extends: "{b}" } }, ["a.$extends unknown-alias/group"]],
    ["a token", { a: { $extends: "{b}" }, b: one }, ["a.$extends unknown-alias/group"]],
    ["a text that is no reference", { a: { $extends: "b" } }, ["a.$extends bad-reference"]],
  ])("a group that extends %s is a problem, once", (_, file, problems) => {
    expect(problemsOf(file)).toEqual(problems);
  });

  test.each([
    ["a value and tokens", { a: { $value: 1, b: one } }, "a bad-token/both"],
    ["a name with a dot", { "a.b": one }, "a.b bad-token/name"],
    ["a value that is neither token nor group", { a: 1 }, "a wrong-type/group"],
    ["a property that is not of the standard", { a: { $valu: 1 } }, "a.$valu unknown-key/token"],
    ["a description that is no text", { a: { $value: 1, $description: {} } }, "a.$description wrong-type/property"],
    ["a deprecation that is a number", { a: { $deprecated: 1 } }, "a.$deprecated wrong-type/property"],
  ])("%s is a problem", (_, file, problem) => {
    expect(problemsOf(file)).toEqual([problem]);
  });

  test("hostile names are names like others", () => {
    const file: unknown = JSON.parse(
      '{ "__proto__": { "$extends": "{constructor}", "x": { "$value": 1 } }, "constructor": { "y": { "$value": "{__proto__.x}" } } }',
    );
    expect(valuesOf(file)).toEqual({ "__proto__.x": 1, "__proto__.y": 1, "constructor.y": 1 });
    expect(({} as Record<string, unknown>)["x"]).toBe(undefined);
  });

  test("groups that double with each step end soon, with and without tokens in them", async () => {
    const doubled = (inner: object) =>
      Object.fromEntries([
        ["g0", inner],
        ...Array.from({ length: 40 }, (_, index) => [
          `g${index + 1}`,
          { a: { $extends: `{g${index}}` }, b: { $extends: `{g${index}}` } },
        ]),
      ]);
    for (const inner of [{ x: one }, { x: {} }]) {
      const reading = await processorMs(() =>
        expect(problemsOf(doubled(inner)).some((each) => each.endsWith("too-complex/groups"))).toBe(true),
      );
      expect(reading).toBeLessThan(2000);
    }
  });

  test("10,000 aliases in a row end soon", async () => {
    const file = Object.fromEntries(
      Array.from({ length: 9000 }, (_, index) => [`t${index}`, { $value: `{t${index + 1}}` }]),
    );
    const reading = await processorMs(() =>
      expect(new Set(Object.values(valuesOf(file)))).toEqual(new Set(["too-complex/aliases", "unknown-alias"])),
    );
    expect(reading).toBeLessThan(3000);
  });
});
