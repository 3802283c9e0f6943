import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { importedPath } from "./importedPath.ts";

const filesOf = (specifiers: readonly string[], path: string): readonly string[] =>
  specifiers.flatMap((specifier) => importedPath(specifier, path) ?? []);

/**
 * The files that a module of the repository imports or exports again. `import()` is not counted: what is loaded lazily
 * is loaded without it too.
 *
 * @param root the repository
 * @param path the module, from the root
 */
export function importsOf(root: string, path: string): readonly string[] {
  const { module } = parseSync(path, readFileSync(join(root, path), "utf8"));
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const reexported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  return filesOf([...imported, ...reexported], path);
}

/** The files that a module of the repository imports through `import()`, as `importsOf`. */
export function lazyImportsOf(root: string, path: string): readonly string[] {
  const code = readFileSync(join(root, path), "utf8");
  const { dynamicImports } = parseSync(path, code).module;
  // Without the quotes. A specifier that is calculated names no file of ours.
  const specifiers = dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start + 1, end - 1));
  return filesOf(specifiers, path);
}
