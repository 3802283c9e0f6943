import { join } from "node:path";
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
export function withPropsTables(root: string, document: string): string {
  return document.replaceAll(sentence, (_all, types: string, _gallery, rest = "") => {
    const tables = [...types.matchAll(named)].map(([, typeName = "", path = ""]) => propsTable(root, typeName, path));
    return `${tables.join("\n\n")}\n\n${rest.trim()}`.trim();
  });
}
