import { imageField, type ImageKind, imageKinds } from "#studio/document/imageKinds.ts";
import type { DocumentTexts, StudioDocument } from "#studio/document/StudioDocument.ts";
import { removeValue } from "#scripts/text/jsonc/removeValue.ts";
import { type NamesAt, setValue } from "#scripts/text/jsonc/setValue.ts";

type Paths = StudioDocument["paths"];

/** The name of the file that an image has. */
export const fileNameOf = (paths: Paths, kind: ImageKind): string => (paths[kind] ?? "").split("/").at(-1) ?? "";

/** The images that have the same file: a brand can name one file as its logo and its icon. */
const sameFile = (paths: Paths, kind: ImageKind): ImageKind[] =>
  imageKinds.filter((each) => paths[each] === paths[kind]);

const withTexts = (texts: DocumentTexts, kinds: readonly ImageKind[], svg: string): DocumentTexts => ({
  ...texts,
  ...Object.fromEntries(kinds.map((each) => [each, svg])),
});

/**
 * The document with another image. Images with the same file are replaced with it.
 * @param named the file that the brand names now; another one is replaced by the name of the document's file
 */
export function withImage(texts: DocumentTexts, { paths, kind, svg, named, namesAt }: WithImage): DocumentTexts {
  const name = fileNameOf(paths, kind);
  const next = withTexts(texts, sameFile(paths, kind), svg);
  return named === name ? next : { ...next, descriptor: setValue(texts.descriptor, imageField(kind), name, namesAt) };
}

interface WithImage {
  readonly paths: Paths;
  readonly kind: ImageKind;
  readonly svg: string;
  readonly named: string | undefined;
  readonly namesAt: NamesAt;
}

/**
 * The document without an image that it need not have. Its file goes too, unless it is also another image or an
 * inherited one.
 * @param used file names that are still in use
 */
export function withoutImage(
  texts: DocumentTexts,
  paths: Paths,
  kind: ImageKind,
  used: readonly (string | undefined)[],
): DocumentTexts {
  const descriptor = removeValue(texts.descriptor, imageField(kind));
  const isUsed = used.includes(fileNameOf(paths, kind));
  return { ...(isUsed ? texts : withTexts(texts, [kind], "")), descriptor };
}
