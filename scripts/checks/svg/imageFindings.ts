import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { conflictFinding, placeAtOffset, type SourceFile, startOf } from "#scripts/brands/json/sourceFile.ts";
import { drawnElementsOf, editorParts, editorsIn } from "#scripts/shared/svg/editorData.ts";
import { readSvg } from "#scripts/shared/svg/readSvg.ts";
import { programSetting } from "./programSetting.ts";
import { type ImageShape, svgProblems } from "./svgProblems.ts";

/** Largest image in characters. Images are sent with the first page, so they must be small. */
export const largestImage = 50_000;

/** That drawing programs have left data in an image, at the first place. */
function editorNote(source: SourceFile): Finding[] {
  const read = readSvg(source.text);
  const [first] = "root" in read ? editorParts(read.root) : [];
  if (first === undefined || !("root" in read)) return [];
  const place = placeAtOffset(source, first.offset, first.name.length);
  return [findingAt(place, problem("editor-data", { editors: editorsIn(read.root) }))];
}

/** That an image has letters whose font is not in it, at the first of them. */
function lettersNote(source: SourceFile): Finding[] {
  const read = readSvg(source.text);
  const first = "root" in read ? [...drawnElementsOf(read.root)].find(({ name }) => name === "text") : undefined;
  if (first === undefined) return [];
  const found = programSetting(source.text)(problem("image-letters", { setting: undefined }));
  return [findingAt(placeAtOffset(source, first.offset, first.name.length + 1), found)];
}

/** What is wrong with an image, or is of no use in it. */
export function imageFindings(source: SourceFile, shape: ImageShape): Finding[] {
  const { length } = source.text;
  const conflict = conflictFinding(source);
  if (conflict !== undefined) return [conflict];
  if (length <= largestImage) {
    const problems = svgProblems(source.text, shape);
    if (problems.length === 0) return [...editorNote(source), ...lettersNote(source)];
    return problems.map((found) => findingAt(placeAtOffset(source, found.offset, found.length), found.problem));
  }
  const params = { kilobytes: Math.round(length / 1000), most: largestImage / 1000 };
  return [findingAt(startOf(source.file), problem("too-large/image", params))];
}
