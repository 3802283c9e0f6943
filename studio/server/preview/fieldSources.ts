import type { BrandBlock } from "#contract/brandBlock.ts";
import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import type { Language } from "#contract/pageLanguage.ts";
import { valueAt } from "#contract/valueAt.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import { type PortalTexts, readPortalTexts } from "#scripts/checks/readPortalTexts.ts";
import type { OriginOf } from "#scripts/stamp/markedInput.ts";
import { shownValues } from "#scripts/stamp/shownValues.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";

/** The portal's own texts, read once: they are as the portal was compiled. */
const read = new Map<Language, PortalTexts>();

/** The portal's own texts in a language. */
export function portalTexts(language: Language): PortalTexts {
  const texts = read.get(language) ?? readPortalTexts(language);
  read.set(language, texts);
  return texts;
}

/** Where a field is written: in the brand's own file, the shown environment may replace its value. */
export const originIn =
  (environment: EnvironmentName, descriptor: unknown): OriginOf =>
  (path) => {
    const own = ["environments", environment, ...path];
    return valueAt(descriptor, own) === undefined ? path : own;
  };

/**
 * Everything of a brand that can be seen in its portal, with the field that makes it.
 * @param brand as it is shown: its Test environment has the values of the shown one
 */
export function fieldSources(
  { effective, theme }: Brand,
  originOf: OriginOf,
  { assets }: BrandBlock,
): readonly FieldSource[] {
  const { texts } = effective.Test;
  const all = Object.entries(portalTexts("nb")).map(([name, own]) => [name, { ...own, ...texts[name] }] as const);
  const values = shownValues({ ...effective.Test, texts: Object.fromEntries(all) }).map(
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
  return [...values, ...imageSources, ...roles];
}
