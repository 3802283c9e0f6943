import { ThingIllustration } from "#ui/graphics/illustrations/ThingIllustration.tsx";
import type { AnbefalingContent } from "./useAnbefaling.ts";

/**
 * The image of a recommendation, decorative: the brand's own, else the illustration of its category
 * (spec: anbefalinger-19).
 */
export function AnbefalingImage({ image, thing }: Pick<AnbefalingContent, "image" | "thing">) {
  if (image === undefined) return <ThingIllustration thing={thing} />;
  return <img src={image.url} width={image.width} height={image.height} alt="" loading="lazy" />;
}
