import fc from "fast-check";
import { type Node, type ParseError, parseTree } from "jsonc-parser";
import { describe, expect, test } from "vitest";
import { fuzzParameters } from "#tests/support/fuzzParameters.ts";

import { parsePlainJson } from "./parsePlainJson.ts";

const limits = { depth: 60, values: 1000 };

/** The value of a syntax tree. `__proto__` is an ordinary key. */
function valueOf({ type, value, children = [] }: Node): unknown {
  if (type === "array") return children.map(valueOf);
  if (type !== "object") return value as unknown;
  return Object.fromEntries(children.map(({ children: [key, child] = [] }) => [key?.value, child && valueOf(child)]));
}

/** The value by the parser that knows the places of errors; `undefined` when the text has one. */
function byTheOtherParser(text: string): unknown {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  return errors.length > 0 || tree === undefined ? undefined : valueOf(tree);
}

describe("JSON with comments, parsed by the engine", () => {
  test.each([
    ['{ "a": 1 }', { a: 1 }],
    [
      '// first\n{ /* one */ "a": [1, "x // no comment", "/* nor this */"] } // last',
      { a: [1, "x // no comment", "/* nor this */"] },
    ],
    ['{ "a\\"//": "\\\\" }', { 'a"//': "\\" }],
  ])("%s", (text, value) => {
    expect(parsePlainJson(text, limits)).toEqual(value);
  });

  test("keeps a key that is the name of the prototype as an ordinary key", () => {
    const value = parsePlainJson('{ "__proto__": { "a": 1 } }', limits);
    expect(Object.keys(value ?? {})).toEqual(["__proto__"]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  test.each([
    ["a duplicate key", '{ "a": 1, "a": 2 }'],
    ["a duplicate key in a list", '[{ "b": { "a": 1, "\\u0061": 2 } }]'],
    ["a trailing comma", '{ "a": 1, }'],
    ["a trailing comma before a comment", '{ "a": [1, /* x */ ] }'],
    ["a comment without an end", "{} /* x"],
    ["two numbers with a comment between them", '{ "a": 1/**/2 }'],
    ["a string without an end", '{ "a": "x\\" }'],
    ["a slash", '{ "a": 1 / 2 }'],
    ["a missing comma", '{ "a": 1 "b": 2 }'],
    ["61 levels", "[".repeat(61) + "]".repeat(61)],
    ["nothing", ""],
  ])("leaves %s to the parser that records positions", (_, text) => {
    expect(parsePlainJson(text, limits)).toBeUndefined();
  });

  test("always reads the same value as the parser that records positions", () => {
    const tokens = ['{"a":1}', "{", "}", "[", "]", ",", ":", '"', '"a"', '"b"', "\\", "/*", "*/", "//", "\n", "\r"];
    const token = fc.constantFrom(...tokens, "1", "-0.5e3", "true", "null", "\t", " ", "\u00a0", "\u2028", "'", "x");
    const texts = fc.oneof(
      fc.array(token, { maxLength: 20 }).map((each) => each.join("")),
      fc.tuple(fc.json(), fc.array(fc.tuple(fc.nat(), token), { maxLength: 3 })).map(([json, inserted]) =>
        inserted.reduce((text, [at, piece]) => {
          const offset = at % (text.length + 1);
          return text.slice(0, offset) + piece + text.slice(offset);
        }, json),
      ),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const value = parsePlainJson(text, limits);
        if (value !== undefined) expect(value).toEqual(byTheOtherParser(text));
      }),
      fuzzParameters(5000),
    );
  });
});
