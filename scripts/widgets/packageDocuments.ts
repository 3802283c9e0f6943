import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { withCustomProperties } from "./customPropertiesTable.ts";
import { packageName } from "./packageNames.ts";
import { withPropsTables } from "./propsTables.ts";
import { widgetEntries } from "./widgetEntries.ts";

/** Where the documents of docs/widgets/ are in the package; all others are in docs/. */
const places: Readonly<Record<string, string>> = {
  "README.md": "README.md",
  "CHANGELOG.md": "CHANGELOG.md",
  "LICENSE.md": "LICENSE.md",
};

/** Documents about parts that the package does not have. */
const left: ReadonlySet<string> = new Set(["analytics.md", "building-blocks.md", "portal-sections.md"]);

/** The entry that exports something of a module, by the module's path below `src/`. */
const entryOf = new Map(
  Object.entries(widgetEntries).flatMap(([entry, modules]) =>
    Object.keys(modules).map((path) => [path, entry] as const),
  ),
);

/** Imports of the portal as those of an application. A module that the package does not have is left as it is. */
const withPackageImports = (text: string): string =>
  text.replaceAll(/from "#([\w./-]+)"/g, (whole, path: string) => {
    const entry = entryOf.get(path);
    return entry === undefined ? whole : `from "${packageName}/${entry}"`;
  });

const link = /\[([^\]]+)\]\(([\w.-]+\.md)(#[\w-]+)?\)/g;

/**
 * The documents of the package: those of docs/widgets/, with tables, and with links that are right where they are then.
 * @param tokens the roles and constants of the theme that the package reads
 */
export async function packageDocuments(root: string, tokens: ReadonlySet<string>): Promise<OutputFile[]> {
  const folder = join(root, "docs/widgets");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md") && !left.has(name));
  return Promise.all(
    names.map(async (name) => {
      const text = withPackageImports(withPropsTables(root, await readFile(join(folder, name), "utf8")));
      const isAtRoot = name in places;
      const linked = text.replaceAll(link, (_, label: string, target: string, anchor = "") => {
        if (left.has(target)) return label;
        const path = places[target] ?? `docs/${target}`;
        return `[${label}](${isAtRoot ? path : path.startsWith("docs/") ? path.slice(5) : `../${path}`}${anchor})`;
      });
      const path = places[name] ?? `docs/${name}`;
      return { path, bytes: new TextEncoder().encode(withCustomProperties({ path, text: linked }, tokens)) };
    }),
  );
}
