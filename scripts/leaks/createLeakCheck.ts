import { readFile } from "node:fs/promises";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import { themeCss } from "#scripts/brands/themes/themeCss.ts";
import { brandFacts, stringsIn } from "./brandFacts.ts";
import { createNeutralCheck } from "./createNeutralCheck.ts";
import { FactIndex } from "./FactIndex.ts";
import { describeLeak, findLeaks, leaksInPortal, permittedText, type SearchedFile } from "./findLeaks.ts";

/**
 * Finds facts of a brand in files that must not contain them. Gives one line for each leak: brand, file, offset, fact.
 */
export interface LeakCheck {
  /** Leaks in the chunks that all brands share: they may contain no fact of any brand. */
  shared(files: readonly SearchedFile[]): string[];
  /** Leaks in the files of one brand: they may contain no fact of another. */
  own(brand: string, files: readonly SearchedFile[]): string[];
}

const readImages = ({ files, recommendationImages }: Brand): Promise<string[]> =>
  Promise.all([...Object.values(files), ...Object.values(recommendationImages)].map((file) => readFile(file, "utf8")));

/** Prepares the check for all brands of a folder, also for a build of only some of them. */
export async function createLeakCheck(root: string, brandsDir: string, brands: readonly Brand[]): Promise<LeakCheck> {
  const isNeutral = createNeutralCheck(root, brandsDir);
  const facts = new FactIndex();
  for (const brand of brands)
    for (const fact of brandFacts(brand, themeCss(brand.theme), await readImages(brand))) facts.add(fact);
  const byId = new Map(brands.map((brand) => [brand.id, brand]));
  return {
    shared: (files) =>
      files.flatMap((file) =>
        [...leaksInPortal(facts, file, isNeutral)].map((leak) => describeLeak("shared chunks", leak)),
      ),
    own: (id, files) => {
      const brand = byId.get(id);
      const images = files
        .filter(({ path }) => path.endsWith(".svg"))
        .map(({ bytes }) => new TextDecoder().decode(bytes));
      const own = brand
        ? [
            ...stringsIn([brand.tenant, brand.environments, brand.effective.Production.security]),
            themeCss(brand.theme),
            ...images,
          ]
        : [];
      const permitted = { brand: id, ownText: permittedText(own), isNeutral };
      return files.flatMap((file) => [...findLeaks(facts, file, permitted)].map((leak) => describeLeak(id, leak)));
    },
  };
}
