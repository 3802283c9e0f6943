import { readOre } from "#domain/format/ore.ts";
import { readText } from "#domain/format/readText.ts";
import { type TextLanguage, readTextLanguage } from "#domain/format/textLanguage.ts";
import { type Schema, Unreadable } from "./schema.ts";

/*
 * Fields as the API really sends them: any can be missing, and one that cannot be read counts as missing (spec: http-17).
 * A strange value costs that field and never the whole list. What a back end promises of each is in `scripts/api/`.
 */

/** A text; a number is read as text. */
export const text: Schema<string | undefined, string> = { read: readText };

/** A text without which the portal can do nothing with the object. */
export const neededText: Schema<string, string> = {
  read(value, name) {
    if (typeof value !== "string") throw new Unreadable(name);
    return value;
  },
};

/** The language of the texts beside it. No back end sends it: `readAnswer` adds it (spec: languages-33). */
export const textLanguage: Schema<TextLanguage, never> = { read: readTextLanguage };

/** An amount in kroner, read as whole øre. Some systems send it as text. */
export const ore: Schema<number | undefined, number | string> = { read: readOre };

/** A flag; anything but `true` is false. */
export const flag: Schema<boolean, boolean> = { read: (value) => value === true };

/** A flag that the customer is shown: anything but `true` and `false` is not known (spec: profil-5). */
export const knownFlag: Schema<boolean | undefined, boolean> = {
  read: (value) => (typeof value === "boolean" ? value : undefined),
};
