import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";
import { importedPath } from "./importedPath.ts";

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
  return [...imported, ...reexported].flatMap((specifier) => importedPath(specifier, path) ?? []);
}
