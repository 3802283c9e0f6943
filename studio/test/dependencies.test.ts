import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseSync } from "vite";
import { repository } from "#scripts/files/repository.ts";

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  /** The packages that only the studio uses, with their types. */
  readonly studioDependencies: readonly string[];
}

const manifest = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as Manifest;
const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });

/** `@codemirror/view` of `@codemirror/view/x`. */
const packageOf = (specifier: string) => specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");

/** The packages that a module imports, also through `import()`. */
function packagesOf(path: string): string[] {
  const code = readFileSync(join(repository, path), "utf8");
  const { staticImports, dynamicImports } = parseSync(path, code).module;
  const lazy = dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1));
  return [...staticImports.map(({ moduleRequest }) => moduleRequest.value), ...lazy].map(packageOf);
}

/** The packages that the modules of some folders import. */
const importedIn = (folders: string) =>
  new Set(globSync(`${folders}/**/*.{ts,tsx,mjs}`, { cwd: repository }).flatMap(packagesOf));

test("package.json lists what is installed for the studio alone", () => {
  const others = importedIn("{src,gallery,scripts,tests,examples}");
  const studio = [...importedIn("studio")].filter((name) => installed.includes(name) && !others.has(name));
  const types = studio.map((name) => `@types/${name}`).filter((name) => installed.includes(name));
  expect(manifest.studioDependencies.toSorted()).toEqual([...studio, ...types].toSorted());
});
