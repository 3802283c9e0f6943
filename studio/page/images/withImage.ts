import { type DocumentTexts, type ImageKind, imageKinds } from "#studio/document/StudioDocument.ts";

/** The document with another image. A brand can name one file as its logo and its icon: both are replaced then. */
export function withImage(texts: DocumentTexts, paths: DocumentTexts, kind: ImageKind, svg: string): DocumentTexts {
  const same = imageKinds.filter((each) => paths[each] === paths[kind]);
  return { ...texts, ...Object.fromEntries(same.map((each) => [each, svg])) };
}
