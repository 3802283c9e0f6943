import { type Finding, findingAt } from "#scripts/brands/finding.ts";
import { problem } from "#scripts/brands/messages/catalogue.ts";
import { placeAtOffset, type SourceFile, startOf } from "#scripts/brands/json/sourceFile.ts";
import { type ImageShape, svgProblems } from "./svgProblems.ts";

/** Largest image in characters. Images are sent with the first page, so they must be small. */
export const largestImage = 50_000;

/** What is wrong with an image. */
export function imageFindings(source: SourceFile, shape: ImageShape): Finding[] {
  const { length } = source.text;
  if (length <= largestImage)
    return svgProblems(source.text, shape).map((found) =>
      findingAt(placeAtOffset(source, found.offset, found.length), found.problem),
    );
  const params = { kilobytes: Math.round(length / 1000), most: largestImage / 1000 };
  return [findingAt(startOf(source.file), problem("too-large/image", params))];
}
