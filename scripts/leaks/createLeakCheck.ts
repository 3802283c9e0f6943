import { readdirSync } from "node:fs";
import { join } from "node:path";
import { editorSchemaText } from "#scripts/brands/layerSchema.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import { readJson } from "#scripts/brands/loadWorkspace.ts";
import { themeCss } from "#scripts/brands/themes/themeCss.ts";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";
import { type BrandImages, readBrandImages } from "#scripts/stamp/brandImages.ts";
import { brandFacts, stringsIn } from "./brandFacts.ts";
import { FactIndex } from "./FactIndex.ts";
import { describeLeak, findLeaks, permittedText } from "./findLeaks.ts";

/** Finds facts of a brand in files that must not contain them. Gives one line for each leak: brand, file, offset, fact. */
export interface LeakCheck {
  /** Leaks in the chunks that all brands share: they may contain no fact of any brand. */
  shared(files: readonly OutputFile[]): string[];
  /** Leaks in the files of one brand: they may contain no fact of another. */
  own(brand: string, files: readonly OutputFile[]): string[];
}

const imageTexts = (images: BrandImages) => Object.values(images).map(({ bytes }) => new TextDecoder().decode(bytes));

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
  const neutral = neutralText(root, brandsDir);
  const known = await Promise.all(
    brands.map(async (brand) => ({
      brand,
      css: themeCss(brand.theme),
      images: imageTexts(await readBrandImages(brand)),
    })),
  );
  const facts = new FactIndex(known.flatMap(({ brand, css, images }) => brandFacts(brand, css, images)));
  const byId = new Map(known.map((one) => [one.brand.id, one]));
  return {
    shared: (files) => {
      const permitted = { brand: undefined, ownText: permittedText([neutral]) };
      return files.flatMap((file) =>
        [...findLeaks(facts, file, permitted)].map((leak) => describeLeak("shared chunks", leak)),
      );
    },
    own: (id, files) => {
      const one = byId.get(id);
      const own = one ? [...stringsIn([one.brand.tenant, one.brand.environments]), one.css, ...one.images] : [];
      const permitted = { brand: id, ownText: permittedText([neutral, ...own]) };
      return files.flatMap((file) => [...findLeaks(facts, file, permitted)].map((leak) => describeLeak(id, leak)));
    },
  };
}
