/** The kinds of text field that a descriptor is made of, each with its format (`formats.ts`). */
import { z } from "zod";

import type { Expectation } from "./expectation.ts";

import {
  dsnProblem,
  emailProblem,
  fileProblem,
  hostnameProblem,
  originProblem,
  phoneProblem,
  textProblem,
  unsafeCharacterIn,
  urlOrPathProblem,
} from "./formats.ts";

/** The formats of `formats.ts`; each is also the stable code of its finding. */
export type FormatCode =
  | "bad-dsn"
  | "bad-email"
  | "bad-file-name"
  | "bad-hostname"
  | "bad-origin"
  | "bad-phone"
  | "bad-text"
  | "bad-url"
  | "unsafe-text";

/** A string field with a format and its description. */
const formatted = (code: FormatCode, problem: (value: string) => Expectation | undefined) => (description: string) =>
  z
    .string()
    .superRefine((value, context) => {
      const unsafe = unsafeCharacterIn(value);
      const expected = problem(value);
      // The words of a message are in the catalogue; an issue has only its code and its values.
      if (unsafe !== undefined)
        context.addIssue({ code: "custom", params: { code: "unsafe-text", character: unsafe } });
      else if (expected !== undefined) context.addIssue({ code: "custom", message: expected, params: { code } });
    })
    .meta({ description });

/** The message of a `regex`: the name of what is expected. */
export const expects = (expectation: Expectation): string => expectation;

/** Something that customers read. */
export const text = formatted("bad-text", textProblem);

/** A same-origin path that starts with one slash, or a full URL. */
export const urlOrPath = formatted("bad-url", urlOrPathProblem);

/** Scheme, host and port. */
export const origin = formatted("bad-origin", originProblem);

/** Where error reports go. */
export const dsn = formatted("bad-dsn", dsnProblem);

/** An exact host name. */
export const hostname = formatted("bad-hostname", hostnameProblem);

/** A file beside the descriptor, in the brand's own folder. */
export const file = formatted("bad-file-name", fileProblem);

/** A phone number of 8 digits. */
export const phone = formatted("bad-phone", phoneProblem);

/** An e-mail address. */
export const email = formatted("bad-email", emailProblem);
