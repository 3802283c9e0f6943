import { Refusal } from "#studio/server/Refusal.ts";
/** Characters that have a meaning in git or a terminal, or turn the direction of the text around them. */
const control = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** Characters that nobody sees: a text of them alone is empty. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{M}\u2800]+/gu;

/** A text of others, such as the message of a commit, as one line that can be shown. */
export const shownInLine = (text: string): string => text.replaceAll(control, " ").trim();

/**
 * A text of a person as it is stored: without space around it, in composed characters, with line breaks of one kind.
 * @param most characters
 * @param hasLines whether it may have line breaks and tabs
 * @throws Refusal
 */
export function acceptedText(text: string, most: number, hasLines: boolean): string {
  const trimmed = text.replaceAll(/\r\n?/g, "\n").trim().normalize("NFC");
  if (trimmed.replaceAll(unseen, "") === "") throw new Refusal("no-text");
  if (trimmed.length > most) throw new Refusal("too-long");
  const inLine = hasLines ? trimmed.replaceAll(/[\n\t]/g, " ") : trimmed;
  if (inLine.search(control) !== -1) throw new Refusal("control-characters");
  return trimmed;
}
