import { isObject } from "#contract/isObject.ts";
import { isSameJson } from "#contract/isSameJson.ts";
import { effectiveValue } from "./effectiveValue.ts";
import { changeText } from "./words.ts";
import { type ChangedValue, changedValues, type FieldChange } from "./fieldChanges.ts";
import type { FormBasis } from "./FormBasis.ts";
import { placeTitle } from "./placeTitle.ts";
import { shownText } from "./shownText.ts";

/** The texts of an item as one line. */
function itemText(item: unknown): unknown {
  if (!isObject(item)) return item;
  const texts = Object.values(item).filter((each) => each !== "");
  if (texts.length === 0) return changeText("compare.emptyItem");
  return texts.every((each) => typeof each === "string") ? texts.join(", ") : item;
}

/**
 * What has changed in the items of a list of objects that has become longer or shorter: fields of the items that both
 * have, and whole items. Items that are the same at its beginning and at its end are left out. Empty for anything else.
 */
function listChanges({ path, before = [], after = [] }: ChangedValue): readonly ChangedValue[] {
  if (!Array.isArray(before) || !Array.isArray(after)) return [];
  if (before.length === after.length || ![...before, ...after].every(isObject)) return [];
  const [old, now]: readonly [unknown[], unknown[]] = [before, after];
  const shorter = Math.min(old.length, now.length);
  const isSame = (a: unknown, b: unknown) => isSameJson(a, b);
  let first = 0;
  while (first < shorter && isSame(old[first], now[first])) first++;
  let last = 0;
  while (last < shorter - first && isSame(old.at(-1 - last), now.at(-1 - last))) last++;
  const [left, right] = [old.slice(first, old.length - last), now.slice(first, now.length - last)];
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => first + index).flatMap((index) => {
    const at = [...path, index];
    const [from, to] = [left[index - first], right[index - first]];
    if (from !== undefined && to !== undefined) return changedValues(from, to, at);
    return [from === undefined ? { path: at, after: itemText(to) } : { path: at, before: itemText(from) }];
  });
}

/** What has changed in the items of a list, each as a sentence: "Dager, punkt 1: Alle dager → Mandag–fredag". */
const listDetails = (change: FieldChange, basis: FormBasis): readonly string[] =>
  listChanges(change).map(({ path, before, after }) => {
    const place = { kind: change.kind, path };
    const [from, to] = [before, after].map((value) => shownText(place, { value }));
    return changeText("changes.sentence", { title: placeTitle(place, basis), before: from ?? "", after: to ?? "" });
  });

/** What a change is said by, on every page that lists changes. */
interface DescribedChange {
  /** What holds before and after: of a field that the file does not have, what it inherits. */
  readonly before: unknown;
  readonly after: unknown;
  /** What has changed in the items of a list, each as a sentence. */
  readonly details: readonly string[];
}

/**
 * A change as people read it.
 * @param files the fields of the two versions of the descriptor, or of the language, that the change is in
 */
export const describeChange = (
  change: FieldChange,
  files: { readonly before: unknown; readonly after: unknown },
  basis: FormBasis,
): DescribedChange => ({
  before: effectiveValue({ ...change, value: change.before }, files.before, basis),
  after: effectiveValue({ ...change, value: change.after }, files.after, basis),
  details: listDetails(change, basis),
});
