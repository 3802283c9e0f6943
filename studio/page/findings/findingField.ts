import { getLocation } from "jsonc-parser";
import { imageField } from "#studio/document/imageKinds.ts";
import type { DocumentTexts, StudioFinding } from "#studio/document/StudioDocument.ts";
import type { FieldPlace } from "../fields/chosenField.ts";
import { rangeOf } from "./findingPlace.ts";

/** The field that a finding is about, in the texts that were checked; undefined when it is about no field of these. */
export function findingField(texts: DocumentTexts, finding: StudioFinding): FieldPlace | undefined {
  const { kind, image } = finding;
  if (image !== undefined) return { kind: "descriptor", path: imageField(image) };
  const range = kind === undefined ? undefined : rangeOf(texts[kind], finding);
  if (kind === undefined || range === undefined) return undefined;
  // Inside the token: at its edge the place could be that of its neighbour.
  const { path } = getLocation(texts[kind], Math.min(range.from + 1, range.to));
  return { kind, path: path.filter((step) => step !== "") };
}
