import { constants, roles } from "#scripts/brands/themes/themeContract.ts";
import { customProperty } from "./inlineTheme.ts";

/**
 * The document that lists the custom properties of the package.
 * @param tokens the roles and constants that it reads: `color.action`
 */
export function customPropertiesPage(tokens: ReadonlySet<string>): string {
  const known = [...constants, ...roles];
  const missing = [...tokens].filter((token) => !known.some(({ name }) => name === token));
  if (missing.length > 0) throw new Error(`The theme has no ${missing.join(", ")}`);
  const rows = known
    .filter(({ name }) => tokens.has(name))
    .map(({ name, type, description }) => `| \`${customProperty(name)}\` | ${type} | ${description} |\n`);
  return `# Custom properties

What the widgets read. A stylesheet of \`themes/\` sets all of them on \`:root\`. An application with a look of its own imports \`reset.css\` and sets them itself.

| property | type | is |
|---|---|---|
${rows.join("")}
Cards also have a shape, which is chosen by attributes of \`<html>\`: \`data-card\` is \`flat\`, \`raised\`, \`outlined\` or \`tinted\`, \`data-card-tint\` is \`none\` or \`accent\`.
`;
}
