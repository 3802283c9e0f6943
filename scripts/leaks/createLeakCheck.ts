import { readFile } from "node:fs/promises";
import type { EffectiveDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import type { Brand, BrandLanguage } from "#scripts/brands/loadBrands.ts";
import { themeCss } from "#scripts/brands/themes/themeCss.ts";
import { brandFacts, type OwnFontFiles, fontFacts, stringsIn } from "./brandFacts.ts";
import { createNeutralCheck } from "./createNeutralCheck.ts";
import { decodeFile, describeLeak, findLeaks, permittedText, type SearchedFile, textOf } from "./findLeaks.ts";
import { FactSearch } from "./FactSearch.ts";
import { PortalSearch } from "./PortalText.ts";
import { join } from "node:path";
import { baseFiles } from "#scripts/brands/brandFiles.ts";
import { readJson } from "#scripts/brands/loadWorkspace.ts";

/** The base of all brands of a folder in all languages, as far as it can be read. */
const readBase = (brandsDir: string): unknown =>
  baseFiles.map((name) => readJson(join(brandsDir, "tenants", name), `tenants/${name}`, [])?.value);

/** What a brand's folder may contain although it is a fact of another: its own public fields and theme. */
export interface BrandTexts extends Pick<Brand, "id"> {
  /** What is published in each of its languages. */
  readonly languages: readonly Pick<BrandLanguage, "tenant" | "environments">[];
  /** The contact for weaknesses, which is published beside the page. */
  readonly security?: EffectiveDescriptor["security"];
  /** The brand's theme as CSS. */
  readonly themeCss: string;
}

/**
 * Finds facts of a brand in files that must not contain them. Gives one line for each leak: brand, file, offset, fact.
 */
export interface LeakCheck {
  /** Leaks in the chunks that all brands share: they may contain no fact of any brand. */
  shared(files: readonly SearchedFile[]): string[];
  /** Leaks in the files of one brand: they may contain no fact of another. */
  own(brand: BrandTexts, files: readonly SearchedFile[]): string[];
}

const readImages = ({ files, recommendationImages }: Brand): Promise<string[]> =>
  Promise.all([...Object.values(files), ...Object.values(recommendationImages)].map((file) => readFile(file, "utf8")));

const isImage = ({ path }: SearchedFile): boolean => path.endsWith(".svg");

/**
 * Prepares the check for all brands of a folder, also for a build of only some of them.
 * @param publishedFonts makes the fonts of a brand's own as they are published; left out: there are none
 */
export async function createLeakCheck(
  root: string,
  brandsDir: string,
  brands: Iterable<Brand>,
  publishedFonts: (brand: Brand) => Promise<readonly OwnFontFiles[]> = () => Promise.resolve([]),
): Promise<LeakCheck> {
  const isNeutral = createNeutralCheck(root, readBase(brandsDir));
  const facts = new FactSearch();
  const shared = new PortalSearch(isNeutral);
  for (const brand of brands) {
    if (brand.fonts.length > 0) for (const fact of fontFacts(brand.id, await publishedFonts(brand))) facts.add(fact);
    for (const fact of brandFacts(brand, themeCss(brand.theme), await readImages(brand))) {
      facts.add(fact);
      shared.add(fact);
    }
  }
  return {
    shared: (files) => shared.leaksIn(files.map(decodeFile)).map((leak) => describeLeak("shared chunks", leak)),
    own: ({ id, languages, security, themeCss: css }, files) => {
      const images = files.filter(isImage).map(textOf);
      const ownText = permittedText([
        ...stringsIn([languages.map(({ tenant, environments }) => [tenant, environments]), security]),
        css,
        ...images,
      ]);
      const permitted = { brand: id, ownText, isNeutral };
      const leaks = files.flatMap((file) => [...findLeaks(facts, decodeFile(file), permitted)]);
      return leaks.map((leak) => describeLeak(id, leak));
    },
  };
}
