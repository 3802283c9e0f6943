import { isObject } from "#contract/isObject.ts";
import { valueAt } from "#contract/valueAt.ts";
import type { OriginPath } from "#scripts/shared/marks/markText.ts";

/** The parts of a descriptor whose values customers see. */
const shownParts: readonly OriginPath[] = [
  ["name"],
  ["logo", "url"],
  ["footer"],
  ["rights"],
  ["dataController"],
  ["urls"],
  ["marketing"],
  ["purchase", "externalLinks"],
  ["faq"],
  ["cards"],
  ["otherInsurance"],
  ["texts"],
];

/** Days and categories are not texts. */
const unseen = /^(?:category|firstDay|lastDay)$/;

/** How a value is shown: as words, or as what a link leads to. */
type Appearance = "href" | "mail" | "phone" | "text";

/** A value that customers see. */
export interface ShownValue {
  readonly path: OriginPath;
  readonly seenAs: Appearance;
  readonly value: string;
}

function seenAs(path: OriginPath, value: string): Appearance {
  if (path[0] === "texts") return "text";
  if (path.at(-1) === "telefon") return "phone";
  if (path.at(-1) === "epost") return "mail";
  return /^(?:https?:\/\/|\/)/.test(value) ? "href" : "text";
}

function stringsAt(value: unknown, path: OriginPath): readonly ShownValue[] {
  if (typeof value === "string")
    return value === "" || unseen.test(String(path.at(-1))) ? [] : [{ path, seenAs: seenAs(path, value), value }];
  if (Array.isArray(value)) return value.flatMap((each, index) => stringsAt(each, [...path, index]));
  return isObject(value) ? Object.entries(value).flatMap(([key, each]) => stringsAt(each, [...path, key])) : [];
}

/** The values of a descriptor that customers see. Everything else could only look like one by accident. */
export const shownValues = (descriptor: unknown): readonly ShownValue[] =>
  shownParts.flatMap((part) => stringsAt(valueAt(descriptor, part), part));
