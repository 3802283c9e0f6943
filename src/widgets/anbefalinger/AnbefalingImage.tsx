import type { AnbefalingCandidate } from "./AnbefalingCandidate.ts";

/** The image of a recommendation, decorative: the given one, else the illustration (spec: anbefalinger-19). */
export function AnbefalingImage({ image, illustration }: Pick<AnbefalingCandidate, "image" | "illustration">) {
  return image === undefined ? illustration : <img {...image} alt="" loading="lazy" />;
}
