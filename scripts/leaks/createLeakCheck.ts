import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { editorSchemaText } from "#scripts/brands/layerSchema.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import { readJson } from "#scripts/brands/loadWorkspace.ts";
import { themeCss } from "#scripts/brands/themes/themeCss.ts";
import { brandFacts, stringsIn } from "./brandFacts.ts";
import { FactIndex } from "./FactIndex.ts";
import { describeLeak, findLeaks, permittedText, type SearchedFile } from "./findLeaks.ts";

/** Finds facts of a brand in files that must not contain them. Gives one line for each leak: brand, file, offset, fact. */
export interface LeakCheck {
  /** Leaks in the chunks that all brands share: they may contain no fact of any brand. */
  shared(files: readonly SearchedFile[]): string[];
  /** Leaks in the files of one brand: they may contain no fact of another. */
  own(brand: string, files: readonly SearchedFile[]): string[];
}

/** More different values are looked up again. */
const mostRemembered = 50_000;

const readImages = ({ files, recommendationImages }: Brand): Promise<string[]> =>
  Promise.all([...Object.values(files), ...Object.values(recommendationImages)].map((file) => readFile(file, "utf8")));

/** The fixed values that descriptor fields can have, for example "box": the portal's code contains all of them. */
function* choicesIn(schema: unknown): Generator<string> {
  if (typeof schema !== "object" || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === "const" || key === "enum") yield* stringsIn(value);
    else yield* choicesIn(value);
  }
}

/** Text that belongs to no brand: the portal's texts, the base descriptor, the choices of the schema, the base theme. */
function neutralText(root: string, brandsDir: string): string {
  const locales = join(root, "locales/nb");
  const files = [
    ...readdirSync(locales)
      .filter((name) => name.endsWith(".json"))
      .map((name) => join(locales, name)),
    join(brandsDir, "tenants/base.jsonc"),
    join(root, "themes/contract.tokens.json"),
    join(root, "themes/base.tokens.json"),
  ];
  const values = files.map((file) => readJson(file, file, [])?.value);
  const texts = [...choicesIn(JSON.parse(editorSchemaText())), ...stringsIn(values)].join("\n");
  // Soft hyphens are no part of a text.
  return texts.replaceAll("\u00ad", "");
}

/** Prepares the check for all brands of a folder, also for a build of only some of them. */
export async function createLeakCheck(root: string, brandsDir: string, brands: readonly Brand[]): Promise<LeakCheck> {
  const neutral = permittedText([neutralText(root, brandsDir)]);
  const known = new Map<string, boolean>();
  const isNeutral = (value: string): boolean => {
    const isIn = known.get(value) ?? neutral.includes(value);
    // One value can be in the pages of every brand.
    if (known.size < mostRemembered) known.set(value, isIn);
    return isIn;
  };
  const facts = new FactIndex();
  for (const brand of brands)
    for (const fact of brandFacts(brand, themeCss(brand.theme), await readImages(brand))) facts.add(fact);
  const byId = new Map(brands.map((brand) => [brand.id, brand]));
  return {
    shared: (files) => {
      const permitted = { brand: undefined, ownText: "", isNeutral };
      return files.flatMap((file) =>
        [...findLeaks(facts, file, permitted)].map((leak) => describeLeak("shared chunks", leak)),
      );
    },
    own: (id, files) => {
      const brand = byId.get(id);
      const images = files
        .filter(({ path }) => path.endsWith(".svg"))
        .map(({ bytes }) => new TextDecoder().decode(bytes));
      const own = brand ? [...stringsIn([brand.tenant, brand.environments]), themeCss(brand.theme), ...images] : [];
      const permitted = { brand: id, ownText: permittedText(own), isNeutral };
      return files.flatMap((file) => [...findLeaks(facts, file, permitted)].map((leak) => describeLeak(id, leak)));
    },
  };
}
