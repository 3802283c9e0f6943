import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { createStore } from "#ui/store/createStore.ts";
import { isWithin } from "../fields/sectionOf.ts";
import type { EditState } from "../session/editState.ts";
import { findingField } from "./findingPlace.ts";

/** Parts that somebody has just added and not left yet, as their file has them. What they lack is not wrong yet. */
export const newParts = createStore<readonly FieldPlace[]>([]);

const isSame = (a: FieldPlace, b: FieldPlace): boolean => a.kind === b.kind && a.path.join("/") === b.path.join("/");

/** Somebody has added a part, and is about to fill it in. */
export const beginPart = (part: FieldPlace): void => newParts.set([...newParts.get(), part]);

/** Somebody has left a part: what it lacks is a finding now. */
export function endPart(part: FieldPlace): void {
  if (newParts.get().some((each) => isSame(each, part)))
    newParts.set(newParts.get().filter((each) => !isSame(each, part)));
}

/** All parts are left: they are saved. */
export function endParts(): void {
  if (newParts.get().length > 0) newParts.set([]);
}

/** The codes of findings that say no more than that something is not filled in. */
const lackCodes = new Set(["campaign-never-shown", "missing-translation", "missing-value", "unfilled-value"]);

/** What was checked, without the findings that say what new parts lack. */
export function withoutLacks(checked: EditState["checked"], parts: readonly FieldPlace[]): EditState["checked"] {
  if (parts.length === 0) return checked;
  const isLack = (finding: StudioFinding): boolean => {
    if (!lackCodes.has(finding.code)) return false;
    const place = findingField(checked.texts, finding);
    return place !== undefined && parts.some(({ path }) => isWithin(place.path, path));
  };
  return { ...checked, findings: checked.findings.filter((finding) => !isLack(finding)) };
}
