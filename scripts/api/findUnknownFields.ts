import type { CallName } from "#contract/callNames.ts";
import { isObject } from "#contract/isObject.ts";
import { textLanguage } from "#answers/fields.ts";
import type { Schema } from "#answers/schema.ts";
import { apiCalls } from "./apiCalls.ts";
import { answers } from "./bodies.ts";
import type { Answer } from "./findDeviations.ts";

/** The places of a value that its schema does not have. All entries of a list have one place: `avtaler.*.pris`. */
function placesBeyond({ item, fields }: Schema, value: unknown, place: readonly string[]): string[] {
  if (item && Array.isArray(value)) return value.flatMap((entry) => placesBeyond(item, entry, [...place, "*"]));
  if (!fields || !isObject(value)) return [];
  return Object.entries(value).flatMap(([name, given]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field && field !== textLanguage
      ? placesBeyond(field, given, [...place, name])
      : [[...place, name].join(".")];
  });
}

/**
 * The fields of an answer that fits which the description of its call does not have: `avtaler.*.prise`. They are
 * allowed, and may be a misspelt name of a field that can be missing.
 */
export function findUnknownFields(call: CallName | undefined, { status, text }: Answer): readonly string[] {
  const name = call === undefined ? undefined : apiCalls[call].answer;
  if (name === undefined || status !== 200) return [];
  return [...new Set(placesBeyond(answers[name], JSON.parse(text), []))];
}
