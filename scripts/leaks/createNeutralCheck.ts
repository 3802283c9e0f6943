import { readdirSync } from "node:fs";
import { join } from "node:path";
import { editorSchema, schemaText } from "#scripts/brands/layerSchema.ts";
import { readJson } from "#scripts/brands/loadWorkspace.ts";
import { stringsIn } from "./brandFacts.ts";
import { permittedText } from "./findLeaks.ts";

/** More different values are looked up again. */
const mostRemembered = 50_000;

/** The fixed values that descriptor fields can have, for example "box": the portal's code contains all of them. */
function* choicesIn(schema: unknown): Generator<string> {
  if (typeof schema !== "object" || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === "const" || key === "enum") yield* stringsIn(value);
    else yield* choicesIn(value);
  }
}

let choices: readonly string[] | undefined;

/** The choices of the schema, which is the same while the process runs. */
function choicesOfSchema(): readonly string[] {
  choices ??= [...choicesIn(JSON.parse(schemaText(editorSchema())))];
  return choices;
}

/**
 * Text that belongs to no brand: the portal's texts, the base descriptor, the choices of the schema, the base theme.
 */
function neutralText(root: string, brandsDir: string | undefined): string {
  const locales = join(root, "locales/nb");
  const files = [
    ...readdirSync(locales)
      .filter((name) => name.endsWith(".json"))
      .map((name) => join(locales, name)),
    ...(brandsDir === undefined ? [] : [join(brandsDir, "tenants/base.jsonc")]),
    join(root, "themes/contract.tokens.json"),
    join(root, "themes/base.tokens.json"),
  ];
  const values = files.map((file) => readJson(file, file, [])?.value);
  const texts = [...choicesOfSchema(), ...stringsIn(values)].join("\n");
  // Soft hyphens are no part of a text.
  return texts.replaceAll("\u00ad", "");
}

/**
 * Prepares the question whether a value, in the form in which facts are compared, is in the texts of the portal or in
 * the base of all brands: then it belongs to no brand.
 * @param brandsDir left out: the base is not known
 */
export function createNeutralCheck(root: string, brandsDir?: string): (value: string) => boolean {
  const neutral = permittedText([neutralText(root, brandsDir)]);
  const known = new Map<string, boolean>();
  return (value) => {
    const isIn = known.get(value) ?? neutral.includes(value);
    // One value can be in the pages of every brand.
    if (known.size < mostRemembered) known.set(value, isIn);
    return isIn;
  };
}
