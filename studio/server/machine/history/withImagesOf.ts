import { applyEdits } from "jsonc-parser";
import { basename } from "node:path";
import { fileProblem } from "#contract/descriptor/formats.ts";
import { nodeAt, readTree } from "#scripts/shared/text/jsonc/readTree.ts";
import type { VersionTexts } from "#studio/document/BrandHistory.ts";
import { imageField, imageKinds } from "#studio/document/imageKinds.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";

/**
 * A former version with the images that its descriptor names, where they had other file names than now. They come back
 * under today's names, and the descriptor of the version names them so: going back leaves no image missing.
 * @param paths the brand's files now
 * @param read a file of the brand's folder as it was then; undefined when it did not exist
 */
export async function withImagesOf(
  texts: VersionTexts,
  paths: DocumentTexts,
  read: (name: string) => Promise<string | undefined>,
): Promise<VersionTexts> {
  const { descriptor = "" } = texts;
  const { root } = readTree(descriptor);
  if (root === undefined) return texts;
  const found = await Promise.all(
    imageKinds.map(async (kind) => {
      const node = nodeAt(root, imageField(kind));
      const name: unknown = node?.value;
      const now = paths[kind];
      const isShared = imageKinds.some((each) => each !== kind && paths[each] === now);
      if (node === undefined || typeof name !== "string" || fileProblem(name) !== undefined) return [];
      // One file cannot become two.
      if (now === undefined || basename(now) === name || isShared) return [];
      const image = await read(name);
      const { offset, length } = node;
      return image === undefined ? [] : [{ kind, image, offset, length, content: JSON.stringify(basename(now)) }];
    }),
  );
  const images = found.flat();
  if (images.length === 0) return texts;
  return {
    ...texts,
    ...Object.fromEntries(images.map(({ kind, image }) => [kind, image])),
    descriptor: applyEdits(descriptor, images),
  };
}
