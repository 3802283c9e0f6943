import { insertItem, type NamesAt, setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import { valueAt } from "#contract/valueAt.ts";
import { parseJson } from "#scripts/shared/text/jsonc/readTree.ts";
import type { FieldPath } from "#studio/document/describeField.ts";

/** The innermost list around a path: lists are replaced as a whole by the layer that has one. */
export function listAround(path: FieldPath): FieldPath | undefined {
  const index = path.findIndex((step) => typeof step === "number");
  return index === -1 ? undefined : path.slice(0, index);
}

/** How many entries a text has in a list; undefined: it does not have the list. */
export function lengthAt(text: string, list: FieldPath): number | undefined {
  const value = valueAt(parseJson(text).value, list);
  return Array.isArray(value) ? value.length : undefined;
}

/** A text in which a list has so many entries at least. Those that are added are empty. */
export function withEntries(text: string, list: FieldPath, count: number, namesAt: NamesAt): string {
  const before = lengthAt(text, list);
  const added = Array.from({ length: Math.max(0, count - (before ?? 0)) }, () => ({}));
  if (before === undefined) return setValue(text, list, added, namesAt);
  return added.reduce<string>((longer, item, index) => insertItem(longer, list, before + index, item), text);
}
