import { unsafeCharacterIn } from "#contract/descriptor/formats.ts";

/** What words are filled with: plain data, so that a finding can be sent, and written in words anywhere. */
export type Value = string | number | boolean | undefined | readonly Value[] | Values;
/** Values by their names. */
export interface Values {
  readonly [name: string]: Value;
}

/** Longest text that a message quotes, in UTF-16 units. */
const longest = 160;
/** Entries of a list beyond this are not looked at: a message names far fewer. */
const mostEntries = 200;

const isHidden = (character: string): boolean =>
  character === "\n" || character === "\t" || unsafeCharacterIn(character) !== undefined;

const escaped = (character: string): string =>
  character === "\n"
    ? "\\n"
    : character === "\t"
      ? "\\t"
      : `\\u{${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}}`;

/**
 * A text from a file as it can be shown on one line: control, bidi and invisible characters and line breaks are written
 * out (`\u{001b}`), so that it can neither steer a terminal nor look different from what it is.
 */
export function escapeHidden(text: string): string {
  let result = "";
  for (const character of text) result += isHidden(character) ? escaped(character) : character;
  return result;
}

/** At most `length` UTF-16 units, with an ellipsis; never half a character. */
export function shortened(text: string, length = longest): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

function safe(value: Value, most: number): Value {
  if (typeof value === "string") return shortened(escapeHidden(shortened(value, most)), most + 40);
  if (Array.isArray(value)) return (value as readonly Value[]).slice(0, mostEntries).map((each) => safe(each, most));
  return typeof value === "object" ? safeValues(value as Values, most) : value;
}

/** Whether a value is not there, or says nothing. */
export const isMissing = (value: Value): boolean =>
  value === undefined || value === false || value === "" || (Array.isArray(value) && value.length === 0);

/** Values ready to be shown. `most`: characters of a text. */
export function safeValues(values: Values, most: number = longest): Values {
  return Object.fromEntries(Object.entries(values).map(([name, each]) => [name, safe(each, most)]));
}
