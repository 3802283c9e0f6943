import type { BrandBlock, BrandImage } from "#contract/brandBlock.ts";
import type { PreviewLook } from "#studio/document/StudioDocument.ts";

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
