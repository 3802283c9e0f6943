import { codeThemes, themeFileOf } from "#scripts/brands/brandFiles.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stringsIn } from "./brandFacts.ts";
import { permittedText } from "./findLeaks.ts";

/** The fixed values that descriptor fields can have, for example "box": the portal's code contains all of them. */
function* choicesIn(schema: unknown): Generator<string> {
  if (typeof schema !== "object" || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === "const" || key === "enum") yield* stringsIn(value);
    else yield* choicesIn(value);
  }
}

const parsed = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

/** Soft hyphens are not part of a text. */
const permittedWords = (texts: readonly string[]): string =>
  permittedText(texts.map((text) => text.replaceAll("\u00ad", "")));

/**
 * The words that belong to no brand, in the form in which facts are compared: the portal's texts, the base theme, and
 * the choices of the schema, as `npm run generate:schema` has written it.
 */
function neutralWords(root: string): string {
  const locales = join(root, "locales");
  const files = [
    ...readdirSync(locales, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".json"))
      .map((name) => join(locales, name)),
    ...codeThemes.map((name) => join(root, themeFileOf(name))),
  ];
  const choices = choicesIn(parsed(join(root, "tenants/tenant.schema.json")));
  return permittedWords([...choices, ...stringsIn(files.map(parsed))]);
}

/**
 * Prepares the question whether a value, in the form in which facts are compared, is in the texts of the portal or in
 * the base of all brands: then it belongs to no brand.
 * @param base the base descriptor; left out: it is not known
 */
export function createNeutralCheck(root: string, base?: unknown): (value: string) => boolean {
  const neutral = `${neutralWords(root)}\n${permittedWords(stringsIn(base))}`;
  const known = new Map<string, boolean>();
  return (value) => {
    // One value can be in the pages of every brand.
    const isIn = known.get(value) ?? neutral.includes(value);
    known.set(value, isIn);
    return isIn;
  };
}
