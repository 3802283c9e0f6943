import * as v from "valibot";
import type { CallName } from "#contract/callNames.ts";
import { isObject } from "#contract/isObject.ts";
import { apiCalls } from "./apiCalls.ts";
import type { Answer } from "./findDeviations.ts";
import { wireSchemas } from "./wireSchemas.ts";

/** The places of a value that the described value does not have. All items of a list have one place: `avtaler.*.pris`. */
function placesBeyond(described: unknown, value: unknown, place: readonly string[]): string[] {
  if (Array.isArray(value) && Array.isArray(described))
    return value.flatMap((item, at) => placesBeyond(described[at], item, [...place, "*"]));
  if (!isObject(value) || !isObject(described)) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    Object.hasOwn(described, key) ? placesBeyond(described[key], field, [...place, key]) : [[...place, key].join(".")],
  );
}

/**
 * The fields of an answer that fits which the description of its call does not have: `avtaler.*.prise`. They are
 * allowed, and may be a misspelt name of a field that can be missing.
 */
export function findUnknownFields(call: CallName | undefined, { status, text }: Answer): readonly string[] {
  const name = call === undefined ? undefined : apiCalls[call].answer;
  if (name === undefined || status !== 200) return [];
  const body: unknown = JSON.parse(text);
  // Valibot leaves out what an object's schema does not have.
  const read = v.safeParse(wireSchemas[name], body);
  return read.success ? [...new Set(placesBeyond(read.output, body, []))] : [];
}
