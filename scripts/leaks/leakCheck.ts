import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "jsonc-parser";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import { editorSchemaText } from "#scripts/brands/layerSchema.ts";
import { themeCss } from "#scripts/brands/themes/themeCss.ts";
import { type BrandImages, readBrandImages } from "#scripts/stamp/brandImages.ts";
import { brandFacts, stringsIn } from "./leakFacts.ts";
import { describeLeak, LeakScan, permittedText } from "./leakScan.ts";
import type { OutputFile } from "#scripts/compile/OutputFile.ts";

/** Looks for facts of one brand where they must not be. Messages name brand, file, offset and what was found. */
export interface LeakCheck {
  /** Leaks in the chunks, which may know no brand at all. */
  shared(files: readonly OutputFile[]): string[];
  /** Leaks in the files of one brand's own. */
  own(brand: string, files: readonly OutputFile[]): string[];
}

const pictureTexts = (images: BrandImages) => Object.values(images).map(({ bytes }) => new TextDecoder().decode(bytes));

/** The choices that descriptors offer, by their names: code tells them apart, whichever brand has made which. */
function* choicesIn(schema: unknown): Generator<string> {
  if (typeof schema !== "object" || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === "const" || key === "enum") yield* stringsIn(value);
    else yield* choicesIn(value);
  }
}

/** What says nothing about any brand: the portal's texts, the base descriptor and its choices, the neutral theme. */
async function neutralText(root: string, brandsDir: string): Promise<string> {
  const locales = join(root, "locales/nb");
  const files = [
    ...(await readdir(locales)).filter((name) => name.endsWith(".json")).map((name) => join(locales, name)),
    join(brandsDir, "tenants/base.jsonc"),
    join(root, "themes/contract.tokens.json"),
    join(root, "themes/base.tokens.json"),
  ];
  const contents = await Promise.all(files.map((file) => readFile(file, "utf8").catch(() => "")));
  const choices = [...choicesIn(JSON.parse(editorSchemaText()))].join("\n");
  return [choices, ...contents.map((content) => [...stringsIn(parse(content))].join("\n"))].join("\n");
}

/** Prepares the check for all brands of a folder, whichever of them are built. */
export async function leakCheck(root: string, brandsDir: string, brands: readonly Brand[]): Promise<LeakCheck> {
  const neutral = await neutralText(root, brandsDir);
  const known = await Promise.all(
    brands.map(async (brand) => ({
      brand,
      css: themeCss(brand.theme),
      images: pictureTexts(await readBrandImages(brand)),
    })),
  );
  const scan = new LeakScan(known.flatMap(({ brand, css, images }) => brandFacts(brand, css, images)));
  const byId = new Map(known.map((one) => [one.brand.id, one]));
  return {
    shared: (files) => {
      const permitted = { brand: undefined, ownText: permittedText([neutral]) };
      return files.flatMap((file) =>
        [...scan.scan(file, permitted)].map((leak) => describeLeak("shared chunks", leak)),
      );
    },
    own: (id, files) => {
      const one = byId.get(id);
      const own = one ? [...stringsIn([one.brand.tenant, one.brand.environments]), one.css, ...one.images] : [];
      const permitted = { brand: id, ownText: permittedText([neutral, ...own]) };
      return files.flatMap((file) => [...scan.scan(file, permitted)].map((leak) => describeLeak(id, leak)));
    },
  };
}
