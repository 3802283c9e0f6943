import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { createStore, type ReadableStore } from "#ui/store/createStore.ts";
import { isWithin } from "../fields/sectionOf.ts";
import type { EditState } from "../session/editState.ts";
import { findingField } from "./findingPlace.ts";

/**
 * Parts that somebody has just added and not left yet, as their file has them. A part without a path is a whole file: the
 * texts in a new language. What they lack is not wrong yet.
 */
export interface NewParts {
  readonly newParts: ReadableStore<readonly FieldPlace[]>;
  /** Somebody has added a part, and is about to fill it in. */
  readonly beginPart: (part: FieldPlace) => void;
  /** Somebody has left a part: what it lacks is a finding now. */
  readonly endPart: (part: FieldPlace) => void;
  /** All parts are left: the changes are looked at, or saved. */
  readonly endParts: () => void;
}

const isSame = (a: FieldPlace, b: FieldPlace): boolean => a.kind === b.kind && a.path.join("/") === b.path.join("/");

/** Nothing was added. */
export function createNewParts(): NewParts {
  const parts = createStore<readonly FieldPlace[]>([]);
  return {
    newParts: parts,
    beginPart: (part) => parts.set([...parts.get(), part]),
    endPart(part) {
      const left = parts.get().filter((each) => !isSame(each, part));
      if (left.length < parts.get().length) parts.set(left);
    },
    endParts() {
      if (parts.get().length > 0) parts.set([]);
    },
  };
}

/** The codes of findings that say no more than that something is not filled in. */
const lackCodes = new Set(["campaign-never-shown", "missing-translation", "missing-value", "unfilled-value"]);

const isLackOf = (part: FieldPlace, place: FieldPlace): boolean =>
  part.path.length === 0 ? place.kind === part.kind : isWithin(place.path, part.path);

/** What was checked, without the findings that say what new parts lack. */
export function withoutLacks(checked: EditState["checked"], parts: readonly FieldPlace[]): EditState["checked"] {
  if (parts.length === 0) return checked;
  const isLack = (finding: StudioFinding): boolean => {
    if (!lackCodes.has(finding.code)) return false;
    const place = findingField(checked.texts, finding);
    return place !== undefined && parts.some((part) => isLackOf(part, place));
  };
  return { ...checked, findings: checked.findings.filter((finding) => !isLack(finding)) };
}
