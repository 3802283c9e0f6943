import type { ImageShape } from "#scripts/checks/svg/svgProblems.ts";
import { inWords } from "#scripts/findings/inWords.ts";
import { isError } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { wordsOf } from "#scripts/findings/wordsOf.ts";
import { plainWording } from "../brands/plainWording.ts";
import { colourCss } from "#scripts/shared/colours/readColour.ts";
import { imageColours } from "#scripts/brands/imageColours.ts";
import { imageFormatOf } from "#scripts/brands/imageFormat.ts";
import { decodeSource } from "#scripts/brands/json/sourceFile.ts";
import { imageFindings, largestImage } from "#scripts/checks/svg/imageFindings.ts";
import { readSvg } from "#scripts/shared/svg/readSvg.ts";
import { elementsOf } from "#scripts/shared/svg/SvgElement.ts";
import type { FormerVersion } from "#studio/document/BrandHistory.ts";
import { type ImageKind, imageKinds } from "#studio/document/imageKinds.ts";
import type { DocumentTexts, ImageProblem, OfferedImage } from "#studio/document/StudioDocument.ts";
import { Refusal } from "../Refusal.ts";

/** How many problems are shown: with the first ones gone, the others often are. */
const mostProblems = 5;

const shapeOf = (kind: ImageKind): ImageShape => (kind === "icon" ? "square" : "any");

/** What is wrong with an image, in bokmål. */
function problemsOf(text: string, kind: ImageKind): ImageProblem[] {
  const errors = imageFindings({ file: `${kind}.svg`, text }, shapeOf(kind)).filter(isError);
  const all = errors.map((finding): ImageProblem => {
    const { line } = finding;
    // The line says nothing to somebody who has to ask for another file.
    if (finding.id === "unsafe-svg/element" && finding.values.element === "image") return plainWording(finding);
    const { message, expected } = wordsOf(finding, "nb");
    return { message, line, ...(expected === undefined ? {} : { expected }) };
  });
  const isFirst = ({ message }: ImageProblem, index: number) =>
    all.findIndex((other) => other.message === message) === index;
  return all.filter(isFirst).slice(0, mostProblems);
}

/** Whether an image has letters that are text and not shapes. */
function hasLetters(image: string): boolean {
  const parsed = readSvg(image);
  return "root" in parsed && [...elementsOf(parsed.root)].some(({ name }) => name === "text");
}

/** The colours of an image that is drawn on the ground of the page. */
function coloursOnGround(image: string): readonly string[] {
  const read = imageColours(image);
  return read === undefined || read.hasGround ? [] : read.colours.map(colourCss);
}

/** Checks a file that somebody offers as an image of a brand, as `npm run validate` does. Nothing is stored. */
export function checkImage(bytes: Uint8Array, kind: ImageKind): OfferedImage {
  const format = imageFormatOf(bytes);
  if (format !== undefined) return { status: "refused", format, problems: [] };
  if (bytes.length > 4 * largestImage) {
    const params = { kilobytes: Math.round(bytes.length / 1000), most: largestImage / 1000 };
    return { status: "refused", problems: [wordsOf(problem("too-large/image", params), "nb")] };
  }
  // Drawing programs for Windows write a byte-order mark, which a portal may not have.
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const read = decodeSource(`${kind}.svg`, isMarked ? bytes.subarray(3) : bytes);
  if ("finding" in read) {
    const { message, expected } = inWords(read.finding, "nb");
    return { status: "refused", problems: [{ message, ...(expected === undefined ? {} : { expected }) }] };
  }
  const { text } = read.source;
  const problems = problemsOf(text, kind);
  return problems.length === 0
    ? { status: "accepted", text, hasLetters: hasLetters(text), colours: coloursOnGround(text) }
    : { status: "refused", problems };
}

/**
 * The images that differ from the saved ones and have problems, with these. An image that is on the disk already may
 * stay as it is, and one without a text is removed.
 */
export function refusedImages(texts: Partial<DocumentTexts>, saved: DocumentTexts): FormerVersion["refused"] {
  const found = imageKinds.flatMap((kind) => {
    const text = texts[kind];
    const problems = text === undefined || text === "" || text === saved[kind] ? [] : problemsOf(text, kind);
    return problems.length === 0 ? [] : [[kind, problems] as const];
  });
  return Object.fromEntries(found);
}

/** Throws a `Refusal` for an image that may not be stored. */
export function requireImage(kind: ImageKind, text: string): void {
  const problems = problemsOf(text, kind);
  if (problems.length > 0) throw new Refusal("image", { image: kind, problems });
}

/** Throws a `Refusal` for the first image that may not be stored. */
export function requireSafeImages(texts: DocumentTexts, saved: DocumentTexts): void {
  const refused = refusedImages(texts, saved);
  for (const kind of imageKinds) {
    const problems = refused[kind];
    if (problems !== undefined) throw new Refusal("image", { image: kind, problems });
  }
}
