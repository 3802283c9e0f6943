import { globSync } from "node:fs";
import { dirname } from "node:path";
import { importsOf } from "../lint/importsOf.ts";

const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const isHarness = (path: string): boolean => /^(?:tests|studio\/test)\/support\//.test(path);

/**
 * The unit tests that a change affects: tests beside a changed file, and tests that import one, directly or through
 * other modules; a module that is imported lazily has its own tests. The harness of the tests (`tests/support`, `studio/test/support`) starts
 * the whole portal, so imports through it do not count.
 * @param changed paths from the root, with `/`
 */
export function findAffectedTests(root: string, changed: readonly string[]): string[] {
  const modules = globSync("{src,gallery,scripts,studio,tests}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: ["{tests,studio/test}/e2e/**"],
  }).map((path) => path.replaceAll("\\", "/"));
  const importers = new Map<string, string[]>();
  for (const path of modules) {
    if (isHarness(path)) continue;
    for (const imported of importsOf(root, path)) importers.set(imported, [...(importers.get(imported) ?? []), path]);
  }
  const reached = new Set(changed);
  // A set that grows while it is read: each new member is visited too.
  for (const path of reached) for (const importer of importers.get(path) ?? []) reached.add(importer);
  const folders = new Set(changed.filter((path) => /\.tsx?$/.test(path)).map((path) => dirname(path)));
  return modules.filter((path) => isTest(path) && (reached.has(path) || folders.has(dirname(path)))).sort();
}
