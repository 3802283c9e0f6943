import { isObject } from "#contract/isObject.ts";
import type { FieldPath } from "#studio/document/describeField.ts";

/** Whether a field has the hours of some days. */
export const isHours = (path: FieldPath): boolean => path.at(-1) === "timer" && path.at(-3) === "apningstider";

/** How hours are written: `00.00–00.00` for `08.00–16.00`. */
const formOf = (hours: string): string => hours.trim().replaceAll(/\d/g, "0");

/** The hours in a list of opening hours. Words such as «Stengt» are none. */
const hoursIn = (list: unknown): readonly string[] =>
  (Array.isArray(list) ? list : []).flatMap((item: unknown) => {
    const hours = isObject(item) ? item["timer"] : undefined;
    return typeof hours === "string" && /\d/.test(hours) ? [hours] : [];
  });

/** Hours that are written as most of a list are, where others are not; undefined: they are written as most. */
export function usualHours(list: unknown, hours: string): string | undefined {
  const all = hoursIn(list);
  const countOf = (each: string) => all.filter((other) => formOf(other) === formOf(each)).length;
  // Among equals, the usual one is written as the explanation of the field says.
  const isPlain = (each: string) => Number(/^\d\d\.\d\d–\d\d\.\d\d$/.test(each));
  const [usual] = all.toSorted((a, b) => countOf(b) - countOf(a) || isPlain(b) - isPlain(a));
  return usual === undefined || !/\d/.test(hours) || formOf(usual) === formOf(hours) ? undefined : usual;
}
