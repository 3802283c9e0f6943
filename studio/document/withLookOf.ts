import type { VersionTexts } from "./BrandHistory.ts";
import { imageKinds } from "./imageKinds.ts";
import { type DocumentKind, type DocumentTexts, takenOverKinds } from "./StudioDocument.ts";

const lookKinds: readonly DocumentKind[] = ["theme", "resolver", ...takenOverKinds, ...imageKinds];

/** Whether a file decides the look of a brand. */
export const isOfLook = (kind: DocumentKind): boolean => lookKinds.includes(kind);

/**
 * The texts of a brand with the look of a former version: its theme and its images. The words are those of now, so that
 * a version can be shown whose fields have other names since.
 */
export function withLookOf(now: DocumentTexts, then: VersionTexts): DocumentTexts {
  const former = lookKinds.flatMap((kind) => {
    if (then[kind] !== undefined) return [[kind, then[kind]]];
    // What was taken over later was built then. The resolver of now names the files of now.
    const isLater = then.resolver !== undefined && takenOverKinds.some((each) => each === kind);
    return isLater ? [[kind, ""]] : [];
  });
  return { ...now, ...(Object.fromEntries(former) as VersionTexts) };
}
