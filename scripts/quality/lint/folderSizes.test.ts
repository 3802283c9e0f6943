import { repository } from "#scripts/brands/repository.ts";
import { globSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { isTest } from "./houseRule.ts";

const mostFiles = 20;

/** The folders with more files than a reader takes in at once. A test counts with what it tests. */
function largeFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths.filter((each) => !isTest(each)))
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].filter(([, count]) => count > mostFiles).map(([folder]) => folder);
}

test("no folder has more than 20 files beside its tests; scripts/ has one for each command", () => {
  const paths = globSync("{src,gallery,scripts,studio,tests}/**/*.{ts,tsx,mjs}", { cwd: repository });
  expect(largeFolders(paths.map((path) => path.replaceAll("\\", "/")))).toEqual(["scripts"]);
});

test("a folder with 21 files is found, one with 20 and their tests is not", () => {
  const files = (folder: string, count: number, ending: string) =>
    Array.from({ length: count }, (_, at) => `${folder}/part${at}${ending}`);
  expect(
    largeFolders([...files("src/a", 21, ".ts"), ...files("src/b", 20, ".ts"), ...files("src/b", 20, ".test.ts")]),
  ).toEqual(["src/a"]);
});
