import { unsafeCharacterIn } from "#contract/descriptor/formats.ts";
import type { Param, Params } from "./Message.ts";

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

function safe(param: Param): Param {
  if (typeof param === "string") return shortened(escapeHidden(shortened(param)), longest + 40);
  if (Array.isArray(param)) {
    const entries = param as readonly Param[];
    return entries.length > mostEntries ? entries.slice(0, mostEntries).map(safe) : entries.map(safe);
  }
  return typeof param === "object" ? safeParams(param as Params) : param;
}

/** The values of a message, ready to be shown. */
export function safeParams(params: Params): Params {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, safe(value)]));
}
