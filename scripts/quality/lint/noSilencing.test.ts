import { repository } from "#scripts/files/repository.ts";
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
    .map((path) => join(folder, path)),
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
