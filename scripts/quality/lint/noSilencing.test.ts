import { repository } from "#scripts/brands/repository.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

// Assembled from parts, so that this file does not find itself.
const silencing = new RegExp(
  ["(?:ox|es)lint-(?:disable", "enable)", "@ts-(?:ignore", "nocheck", "expect-error)"].join("|"),
);

/** Lines that switch a check off, as `path:line`. */
const silencedLines = (path: string, text: string): string[] =>
  text.split("\n").flatMap((line, index) => (silencing.test(line) ? [`${path}:${index + 1}`] : []));

const folders = ["src", "scripts", "gallery", "studio", "tests", "examples/min-side"];
const sources = folders.flatMap((folder) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(?:tsx?|mjs|js)$/.test(path) && !/^(?:node_modules|dist)\b/.test(path))
    .map((path) => join(folder, path))
    // It contains such a line as a planted violation.
    .filter((path) => !path.endsWith("houseRules.test.ts")),
);

describe("No check is switched off from within a file", () => {
  test(`not in ${folders.join(", ")}`, () => {
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.flatMap((path) => silencedLines(path, readFileSync(join(repository, path), "utf8")))).toEqual([]);
  });

  test.each(["// oxlint-" + "disable-next-line", "/* eslint-" + "disable */", "// @ts-" + "expect-error"])(
    "%s would be found",
    (line) => {
      expect(silencedLines("planted.ts", `const a = 1;\n${line}\n`)).toEqual(["planted.ts:2"]);
    },
  );
});

/** Rules that the linter's configuration switches off with no comment above: each `"off"`, with what is before it. */
const unexplained = (configuration: string): string[] =>
  [...configuration.matchAll(/"([^"]+)": "off"/g)].flatMap(({ index, 1: rule = "" }) => {
    const before = configuration.slice(0, index);
    // A comment is for what follows it, as far as the next rule that is on, or the end of its part.
    return /"error"|\}/.test(before.slice(Math.max(0, before.lastIndexOf("//")))) ? [rule] : [];
  });

describe("A rule that is off has its reason beside it", () => {
  test("in the configuration of the linter", () => {
    const configuration = readFileSync(join(repository, ".oxlintrc.json"), "utf8");
    expect(configuration).toContain('"off"');
    expect(unexplained(configuration)).toEqual([]);
  });

  test("one without a reason would be found", () => {
    const planted = '{ "a": "error",\n// why\n"b": "off",\n"c": "off",\n"d": "error",\n"e": "off" }';
    expect(unexplained(planted)).toEqual(["e"]);
  });
});
