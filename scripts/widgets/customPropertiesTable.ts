import { constants, roles } from "#scripts/brands/themes/themeContract.ts";
import { customProperty } from "./inlineTheme.ts";

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
export function withCustomProperties(
  document: { readonly path: string; readonly text: string },
  tokens: ReadonlySet<string>,
) {
  if (document.path !== place.path) return document.text;
  if (!place.line.test(document.text)) throw new Error(`${place.path} has no place for the table`);
  return document.text.replace(place.line, () => customPropertiesTable(tokens));
}
