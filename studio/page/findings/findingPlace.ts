import { getLocation } from "jsonc-parser";
import type { DocumentTexts, StudioFinding } from "#studio/document/StudioDocument.ts";
import { imageField } from "#studio/document/imageKinds.ts";
import { replacedLength } from "#scripts/shared/text/jsonc/replacedLength.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { isReadable } from "#studio/document/fieldChanges.ts";
import { sectionOf } from "../fields/sectionOf.ts";
import type { Section } from "../fields/sections.ts";

/** Offsets of a finding in the text that was checked; undefined when the text no longer has the place. */
function rangeOf(text: string, { line, column, length }: StudioFinding): { from: number; to: number } | undefined {
  let start = 0;
  for (let number = 1; number < line; number += 1) {
    const end = text.indexOf("\n", start);
    if (end === -1) return undefined;
    start = end + 1;
  }
  const from = start + column - 1;
  return from > text.length ? undefined : { from, to: Math.min(from + length, text.length) };
}

/** The text with the correction of a finding. */
export function fixed(text: string, finding: StudioFinding): string {
  const range = rangeOf(text, finding);
  if (range === undefined || finding.fix === undefined) return text;
  const { from, to } = range;
  const isValue = finding.code !== "syntax-error";
  const end = isValue ? from + replacedLength(text, from, to - from) : to;
  return text.slice(0, from) + finding.fix.text + text.slice(end);
}

/** The place of a font of the brand's own. No file has it: the panel of the fonts shows it. */
export const ownFontPlace = (family: string): FieldPlace => ({ kind: "theme", path: ["font", "own", family] });

/** The field that a finding is about, in the texts that were checked; undefined when it is about no field. */
export function findingField(texts: DocumentTexts, finding: StudioFinding): FieldPlace | undefined {
  const { kind, image, font, missingIn } = finding;
  if (font !== undefined) return ownFontPlace(font);
  if (image !== undefined) return { kind: "descriptor", path: imageField(image) };
  const text = kind === undefined ? undefined : texts[kind];
  const range = text === undefined ? undefined : rangeOf(text, finding);
  if (kind === undefined || text === undefined || range === undefined) return undefined;
  // Inside the token: its edge could belong to its neighbour.
  const { path } = getLocation(text, Math.min(range.from + 1, range.to));
  // A text that another file does not have is written there.
  return { kind: missingIn ?? kind, path: path.filter((step) => step !== "") };
}

/** Where the form shows a finding. */
export interface FindingTarget {
  /** Its field. Of a file that cannot be read, the file: a place without a path. */
  readonly place: FieldPlace;
  /** The section with the field. Left out: it is about a file that cannot be read. */
  readonly section?: Section;
}

/** Where the form shows a finding in the texts that were checked; undefined when it has no field for it. */
export function targetOf(texts: DocumentTexts, finding: StudioFinding): FindingTarget | undefined {
  const { kind } = finding;
  if (kind !== undefined && !isReadable(texts[kind])) return { place: { kind, path: [] } };
  const place = findingField(texts, finding);
  const section = place && sectionOf(place);
  return section && { place, section };
}
