import type { Language } from "#contract/pageLanguage.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import type { ChangedText, PreviewLook } from "#studio/document/StudioDocument.ts";
import type { BrandBlock, BrandImage } from "#contract/brandBlock.ts";

/** The images of a page by what they are of. */
const imagesOf = ({ assets }: BrandBlock): ReadonlyMap<string, BrandImage> =>
  new Map(
    Object.entries({ logo: assets.logo, memberLogo: assets.memberLogo, ...assets.recommendationImages }).flatMap(
      ([name, image]) => (image === undefined ? [] : [[name, image]]),
    ),
  );

/** The images that another page has instead of those of a page, by the addresses of the latter; undefined: none. */
export function changedImages(before: BrandBlock | undefined, after: BrandBlock): PreviewLook["images"] {
  if (before === undefined) return undefined;
  const next = imagesOf(after);
  const changed = [...imagesOf(before)].flatMap(([name, { url }]) => {
    const image = next.get(name);
    return image === undefined || image.url === url ? [] : [[url, image] as const];
  });
  return changed.length === 0 ? undefined : Object.fromEntries(changed);
}

/** More are not a key that was typed: the page is loaded anyway. */
const mostTexts = 20;

/** The texts that differ between two pages in a language. */
export function changedTexts(
  language: Language,
  before: readonly FieldSource[],
  after: readonly FieldSource[],
): readonly ChangedText[] {
  const old = new Map(
    before.flatMap(({ seenAs, path, value }) => (seenAs === "text" ? [[String(path), value] as const] : [])),
  );
  const changed = after.flatMap(({ seenAs, path, value }) => {
    const own = seenAs === "text" ? old.get(String(path)) : undefined;
    return own === undefined || own === value ? [] : [{ language, path, before: own, after: value }];
  });
  return changed.length > mostTexts ? [] : changed;
}
