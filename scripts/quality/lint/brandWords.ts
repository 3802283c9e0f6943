import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { nameWithBrandId } from "#contract/namesWithBrandId.ts";
import { escapeRegExp } from "#scripts/text/escapeRegExp.ts";
import { type HouseRule, pathInRepository, reportRange } from "./houseRule.ts";

/** A word that names a brand, and its offset in the text. */
export interface BrandWord {
  readonly word: string;
  readonly start: number;
}

/** The brands' ids: the folder names under `tenants/`. */
export function readBrandIds(tenants = fileURLToPath(new URL("../../../tenants", import.meta.url))): string[] {
  return readdirSync(tenants, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** The brands' names as customers know them, read from their descriptors. */
export function readBrandNames(tenants = fileURLToPath(new URL("../../../tenants", import.meta.url))): string[] {
  return readBrandIds(tenants).flatMap((id) => {
    const descriptor = `${tenants}/${id}/tenant.jsonc`;
    // `npm run validate` reports a missing descriptor.
    const text = existsSync(descriptor) ? readFileSync(descriptor, "utf8") : "";
    const name = /^\s*"name"\s*:\s*"([^"]{4,})"/m.exec(text)?.[1];
    return name === undefined ? [] : [name];
  });
}

/** Finds brand words in a text: an id as a whole word, inside camelCase or in capitals, or a brand's full name. */
export function findBrandWords(text: string, ids: readonly string[], names: readonly string[]): BrandWord[] {
  const searched = text.replace(nameWithBrandId, (name) => " ".repeat(name.length));

  const patterns = ids.flatMap((id) => {
    const capital = id.charAt(0).toUpperCase() + id.slice(1);
    return [
      `(?<![A-Za-z0-9])(?:${escapeRegExp(id)}|${escapeRegExp(id.toUpperCase())}|${escapeRegExp(capital)})(?![a-z0-9])`,
      `(?<=[a-z0-9])${escapeRegExp(capital)}(?![a-z])`,
    ];
  });
  patterns.push(...names.map((name) => `(?<!\\p{L})${escapeRegExp(name)}(?!\\p{L})`));
  if (patterns.length === 0) return [];
  return [...searched.matchAll(new RegExp(patterns.join("|"), "gu"))].map((match) => ({
    word: match[0],
    start: match.index,
  }));
}

const ids = readBrandIds();
const names = readBrandNames();

/** A brand's name is data in `tenants/`; code asks the descriptor. Checks identifiers, texts, comments and paths. */
export const noBrand: HouseRule = {
  create: (context) => ({
    Program() {
      for (const { word, start } of findBrandWords(context.sourceCode.text, ids, names)) {
        reportRange(
          context,
          start,
          start + word.length,
          `"${word}" names a brand: ask the descriptor for what it does.`,
        );
      }
      for (const { word } of findBrandWords(pathInRepository(context), ids, names)) {
        reportRange(context, 0, 0, `The path names the brand "${word}".`);
      }
    },
  }),
};
