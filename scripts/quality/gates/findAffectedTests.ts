import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseSync } from "vite";

/** Folders of `package.json#imports`; every other `#` path is below `src`. */
const aliasRoots: ReadonlySet<string> = new Set(["docs", "gallery", "locales", "scripts", "studio", "tests", "themes"]);
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
const isHarness = (path: string): boolean => path.startsWith("tests/support/");

function resolve(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(importer), specifier);
  if (!specifier.startsWith("#")) return undefined;
  const path = specifier.slice(1);
  return aliasRoots.has(path.split("/")[0] ?? "") ? path : `src/${path}`;
}

/** Static imports and re-exports of a module. A module that is imported lazily has its own tests. */
function importsOf(root: string, path: string): string[] {
  const { module } = parseSync(path, readFileSync(join(root, path), "utf8"));
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const reexported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  return [...imported, ...reexported].flatMap((specifier) => resolve(specifier, path) ?? []);
}

/**
 * The unit tests that a change affects: those beside a changed file, and those that import one, directly or through
 * other modules. The harness of the tests (`tests/support`) starts the whole portal, so imports through it do not
 * count.
 * @param changed paths from the root, with `/`
 */
export function findAffectedTests(root: string, changed: readonly string[]): string[] {
  const modules = globSync("{src,gallery,scripts,studio,tests}/**/*.{ts,tsx}", {
    cwd: root,
    exclude: ["tests/e2e/**"],
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
