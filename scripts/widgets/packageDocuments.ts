import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { packageName } from "./packageNames.ts";
import { widgetEntries } from "./widgetEntries.ts";
import { constants, roles } from "#scripts/brands/themes/themeContract.ts";
import { customProperty } from "./inlineTheme.ts";
import type { DocumentedProp } from "#contract/gallery/propsTable.ts";
import { readProps } from "#scripts/serve/gallery/readProps.ts";

const cell = (text: string): string => text.replaceAll("|", "\\|");

function row({ name, type, isRequired, standard, description }: DocumentedProp): string {
  const standardText = isRequired ? "required" : standard === undefined ? "" : `\`${standard}\``;
  return `| \`${name}\` | \`${cell(type)}\` | ${cell(standardText)} | ${cell(description)} |`;
}

/** The properties of a type in a file, as a table of Markdown. */
function propsTable(root: string, typeName: string, path: string): string {
  const table = readProps(join(root, path), root).find((one) => one.typeName === typeName);
  if (table === undefined) throw new Error(`${path} has no object type ${typeName}`);
  return [
    `**\`${typeName}\`**`,
    "",
    "| property | type | default | is |",
    "|---|---|---|---|",
    ...table.props.map(row),
  ].join("\n");
}

/** Where a document names types of properties, with the file that each is in: a sentence of its own. */
const sentence = /Properties: ((?:`\w+` \(`[\w./-]+`\)(?:, | and )?)+)(; the gallery lists them)?\.( .*)?/g;
const named = /`(\w+)` \(`([\w./-]+)`\)/g;

/** Puts tables, made from the types, where a document names types of properties. */
function withPropsTables(root: string, document: string): string {
  return document.replaceAll(sentence, (_all, types: string, _gallery, rest = "") => {
    const tables = [...types.matchAll(named)].map(([, typeName = "", path = ""]) => propsTable(root, typeName, path));
    return `${tables.join("\n\n")}\n\n${rest.trim()}`.trim();
  });
}

/** The document that gets the table, and its line that the table replaces. */
const place = { path: "docs/custom-properties.md", line: /^<!--.*-->$/m };

/** The custom properties of the package, as a table of Markdown. */
function customPropertiesTable(tokens: ReadonlySet<string>): string {
  const known = [...constants, ...roles];
  const missing = [...tokens].filter((token) => !known.some(({ name }) => name === token));
  if (missing.length > 0) throw new Error(`The theme has no ${missing.join(", ")}`);
  const rows = known
    .filter(({ name }) => tokens.has(name))
    .map(({ name, type, description }) => `| \`${customProperty(name)}\` | ${type} | ${description} |`);
  return ["| property | type | is |", "|---|---|---|", ...rows].join("\n");
}

/**
 * Puts the table of the custom properties into the document about them.
 * @param tokens the roles and constants that the package reads: `color.action`
 */
function withCustomProperties(document: { readonly path: string; readonly text: string }, tokens: ReadonlySet<string>) {
  if (document.path !== place.path) return document.text;
  if (!place.line.test(document.text)) throw new Error(`${place.path} has no place for the table`);
  return document.text.replace(place.line, () => customPropertiesTable(tokens));
}

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
