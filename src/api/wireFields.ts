import { type GenericSchema, optional, pipe, transform, unknown } from "valibot";
import { tolerantList } from "#core/http/tolerantList.ts";
import { readOre } from "#domain/format/ore.ts";

/**
 * Fields as the API really sends them: any can be missing, and one that cannot be read counts as missing (contract §1), so that a
 * strange value costs a field and never a list.
 */

/** A text, or a number where a text is meant. */
export const wireText = optional(pipe(unknown(), transform(readText)));

/** An amount in kroner, read as whole øre. */
export const wireOre = optional(pipe(unknown(), transform(readOre)));

/** A flag; anything but `true` is false. */
export const wireFlag = optional(
  pipe(
    unknown(),
    transform((value) => value === true),
  ),
  false,
);

/** A list that keeps the entries that can be read. A missing list is empty; something else in its place is a fault. */
export function wireList<Item extends GenericSchema>(item: Item, name: string) {
  return optional(tolerantList(item, name), []);
}

function readText(value: unknown): string | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return typeof value === "string" ? value : undefined;
}
