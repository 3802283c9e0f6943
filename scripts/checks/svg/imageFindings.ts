import { type Finding, findingAt } from "#scripts/brands/finding.ts";
import { problem } from "#scripts/brands/messages/catalogue.ts";
import { RecentMap } from "#scripts/brands/RecentMap.ts";
import { placeAtOffset, type SourceFile, startOf } from "#scripts/brands/json/sourceFile.ts";
import type { SvgProblem } from "./SvgProblem.ts";
import { type ImageShape, svgProblems } from "./svgProblems.ts";

/** Largest image in characters. Images are sent with the first page, so they must be small. */
export const largestImage = 50_000;

/** Brands of one group have the same images: each is checked once. */
const checkedImages = new RecentMap<string, readonly SvgProblem[]>(256);

function problemsOf(text: string, shape: ImageShape): readonly SvgProblem[] {
  const key = `${shape} ${text}`;
  const problems = checkedImages.get(key) ?? svgProblems(text, shape);
  checkedImages.set(key, problems);
  return problems;
}

/** What is wrong with an image. */
export function imageFindings(source: SourceFile, shape: ImageShape): Finding[] {
  const { length } = source.text;
  if (length <= largestImage)
    return problemsOf(source.text, shape).map((found) =>
      findingAt(placeAtOffset(source, found.offset, found.length), found.problem),
    );
  const params = { kilobytes: Math.round(length / 1000), most: largestImage / 1000 };
  return [findingAt(startOf(source.file), problem("too-large/image", params))];
}
