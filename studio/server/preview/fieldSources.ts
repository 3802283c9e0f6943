import type { BrandBlock } from "#contract/brandBlock.ts";
import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import { mergeLayers } from "#contract/mergeLayers.ts";
import type { Language } from "#contract/pageLanguage.ts";
import { valueAt } from "#contract/valueAt.ts";
import type { Path } from "#scripts/brands/json/jsonFile.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import type { OriginOf } from "#scripts/stamp/markedInput.ts";
import { shownValues } from "#scripts/stamp/shownValues.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import { placeInDocument } from "./withoutUnfinished.ts";
import { portalTexts } from "../brands/portalTexts.ts";

/**
 * Where a field is written: in the brand's own file, the shown environment may replace its value.
 * @param descriptor as it is shown
 * @param leftOut entries of lists that the document has and the shown descriptor has not
 */
export const originIn =
  (environment: EnvironmentName, descriptor: unknown, leftOut: readonly Path[]): OriginOf =>
  (path) => {
    const own = ["environments", environment, ...path];
    return placeInDocument(valueAt(descriptor, own) === undefined ? path : own, leftOut);
  };

/**
 * Everything of a brand that can be seen in its portal, with the field that makes it.
 * @param brand as it is shown: its Test environment has the values of the shown one
 * @param wanted the language of the page; for one that the brand does not have, its own
 */
export function fieldSources(
  { languages, theme }: Brand,
  originOf: OriginOf,
  { assets }: BrandBlock,
  wanted?: Language,
): readonly FieldSource[] {
  const shown = languages.find((each) => each.language === wanted) ?? languages[0];
  const { language, tenant, environments } = shown;
  const values = mergeLayers(tenant, environments.Test.overlay) as typeof tenant;
  const all = Object.entries(portalTexts(language)).map(
    ([name, own]) => [name, { ...own, ...values.texts[name] }] as const,
  );
  const seen = shownValues({ ...values, texts: Object.fromEntries(all) }).map(
    ({ path, seenAs, value }): FieldSource => ({ kind: "descriptor", path: originOf(path), seenAs, value }),
  );
  const images = [
    [["assets", "logo"], assets.logo],
    [["assets", "memberLogo"], assets.memberLogo],
    ...Object.entries(assets.recommendationImages ?? {}).map(
      ([product, image]) => [["assets", "recommendationImages", product], image] as const,
    ),
  ] as const;
  const imageSources = images.flatMap(([path, image]): FieldSource[] =>
    image === undefined ? [] : [{ kind: "descriptor", path, seenAs: "src", value: image.url }],
  );
  const roles = [...theme.tokens.keys()].map((name): FieldSource => ({
    kind: "theme",
    path: name.split("."),
    seenAs: "variable",
    value: `--${name.replace(".", "-")}`,
  }));
  return [...seen, ...imageSources, ...roles];
}
