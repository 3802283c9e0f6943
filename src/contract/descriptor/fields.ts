/** The kinds of text field that a descriptor is made of, each with its format (`formats.ts`). */
import { z } from "zod";

import type { Expectation } from "./expectation.ts";

import {
  cookieNameProblem,
  dsnProblem,
  emailProblem,
  fileProblem,
  hostnameProblem,
  idProblem,
  keyProblem,
  originProblem,
  overrideProblem,
  phoneProblem,
  textProblem,
  unsafeCharacterIn,
  urlOrPathProblem,
} from "./formats.ts";

import { foreignLetterIn } from "./lookAlikes.ts";

/** The formats of `formats.ts`; each is also the stable code of its finding. */
export type FormatCode =
  | "bad-dsn"
  | "bad-email"
  | "bad-file-name"
  | "bad-format"
  | "bad-hostname"
  | "bad-origin"
  | "bad-phone"
  | "bad-text"
  | "bad-url"
  | "unsafe-text";

/** Longest address, in UTF-16 units: what all browsers and servers accept. */
const longestAddress = 2000;
/** Longest host name and e-mail address that can exist. */
const longestHost = 253;
/** Longest text that has no limit of its own. */
const longestText = 200;

/** The way to make a field with a format: description, and the length that it may have, in UTF-16 units. */
type Field = (description: string, most?: number) => z.ZodString;

/** A string field with a format, its description and its longest length. */
const formatted =
  (code: FormatCode, problem: (value: string) => Expectation | undefined, longest: number, example?: string): Field =>
  (description, most = longest) =>
    z
      .string()
      .max(most)
      .superRefine((value, context) => {
        // A text that is too long has that finding, and no other.
        if (value.length > most) return;
        const unsafe = unsafeCharacterIn(value);
        // An address with such a letter is another address, and has a finding that says so.
        const foreign = code === "bad-text" || code === "bad-email" ? foreignLetterIn(value) : undefined;
        const expected = foreign === undefined ? problem(value) : undefined;
        // The words of a message are in the catalogue; an issue has only its code and its values.
        if (unsafe !== undefined)
          context.addIssue({ code: "custom", params: { code: "unsafe-text", character: unsafe } });
        else if (foreign !== undefined)
          context.addIssue({ code: "custom", params: { code: "unsafe-text", ...foreign } });
        else if (expected !== undefined) context.addIssue({ code: "custom", message: expected, params: { code } });
      })
      .meta({ description, ...(example === undefined ? {} : { examples: [example] }) });

/** The message of a `regex`: the name of what is expected. */
export const expects = (expectation: Expectation): string => expectation;

/** An organisation number. */
export const organisationNumber = (description: string): z.ZodString =>
  z
    .string()
    .regex(/^\d{9}$/, expects("organisation-number"))
    .meta({ description });

/** A name that is the same in every language. */
export const text = formatted("bad-text", textProblem, longestText);

/** A field whose value is a text that every language of a brand has (`tenant.<language>.jsonc`). */
const translated =
  (field: Field): Field =>
  (description, most) => {
    const schema = field(description, most);
    return schema.meta({ ...schema.meta(), translated: true });
  };

/** Words that customers read. */
export const words = translated(text);

/** A text of `locales/` in a brand's own words. */
export const overrideText = translated(formatted("bad-text", overrideProblem, 600));

/** A name in another system. */
export const key = formatted("bad-format", keyProblem, 128);

/** The name of a cookie. */
export const cookieName = formatted("bad-format", cookieNameProblem, 128);

/** A brand's id. */
export const brandId = formatted("bad-format", idProblem, 40);

/** A same-origin path that starts with one slash, or a full URL. */
export const urlOrPath = formatted("bad-url", urlOrPathProblem, longestAddress, "https://www.bank.example/side");

/** Scheme, host and port. */
export const origin = formatted("bad-origin", originProblem, longestAddress, "https://www.bank.example");

/** Where error reports go. */
export const dsn = formatted("bad-dsn", dsnProblem, longestAddress, "https://key@errors.bank.example/42");

/** An exact host name. */
export const hostname = formatted("bad-hostname", hostnameProblem, longestHost, "forsikring.bank.example");

/** A file beside the descriptor, in the brand's own folder. */
export const file = formatted("bad-file-name", fileProblem, 100, "logo.svg");

/** A phone number of 8 digits. */
export const phone = formatted("bad-phone", phoneProblem, 20, "21000000");

/** An e-mail address. */
export const email = formatted("bad-email", emailProblem, longestHost, "kunde@bank.example");
