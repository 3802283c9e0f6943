import { describe, expect, test } from "vitest";
import { parseJsonFile } from "./jsonFile.ts";

const parsed = (text: string) => parseJsonFile({ file: "a.jsonc", text });

describe("JSON with comments and trailing commas", () => {
  test.each([
    ['{ "a": 1 }', { a: 1 }],
    [
      '// first\n{ /* one */ "a": [1, "x // no comment", "/* nor this */"] } // last',
      { a: [1, "x // no comment", "/* nor this */"] },
    ],
    ['{ "a\\"//": "\\\\", }', { 'a"//': "\\" }],
  ])("%s", (text, value) => {
    const { json, findings } = parsed(text);
    expect(json?.value).toEqual(value);
    expect(findings).toEqual([]);
  });

  test("keeps a key that is the name of the prototype as an ordinary key", () => {
    const value = parsed('{ "__proto__": { "a": 1 } }').json?.value ?? {};
    expect(Object.keys(value)).toEqual(["__proto__"]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  test.each([
    ["a duplicate key", '{ "b": { "a": 1, "\\u0061": 2 } }', "duplicate-key"],
    ["a comment without an end", "{} /* x", "syntax-error"],
    ["two numbers with a comment between them", '{ "a": 1/**/2 }', "syntax-error"],
    ["a string without an end", '{ "a": "x\\" }', "syntax-error"],
    ["61 levels", `{ "a": ${"[".repeat(60)}${"]".repeat(60)} }`, "deep-nesting"],
    ["nothing", "", "syntax-error"],
  ])("%s is a finding", (_, text, code) => {
    expect(parsed(text).findings.map((finding) => finding.code)).toEqual([code]);
  });
});
