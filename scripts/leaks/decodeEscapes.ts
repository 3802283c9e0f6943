import { decodeHTML } from "entities";

/** A text with the place of each of its characters in the text that it was decoded from. */
export interface DecodedText {
  readonly text: string;
  /** The offset in the original text of the character at an offset of `text`. */
  readonly originAt: (offset: number) => number;
}

/** One or more percent-encoded bytes, an HTML entity, or an escape of JavaScript, JSON or CSS. */
const escapes =
  /(?<percent>(?:%[0-9a-f]{2})+)|(?<entity>&(?:#x[0-9a-f]{1,6}|#\d{1,7}|[a-z][a-z\d]{1,31});?)|\\u\{(?<braced>[0-9a-f]{1,6})\}|\\u(?<unit>[0-9a-f]{4})|\\x(?<byte>[0-9a-f]{2})|\\(?<whitespace>[nrt])|\\(?<character>[/"'])/gi;

const utf8 = new TextDecoder();

/** A browser shows nothing for it: it must not split a name in two. */
const softHyphen = "\u00ad";

function decodeEntity(entity: string): string | undefined {
  const decoded = decodeHTML(entity);
  return decoded === entity ? undefined : decoded.replaceAll(softHyphen, "");
}

function decodeCodePoint(hex: string): string | undefined {
  const code = Number.parseInt(hex, 16);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

function decodeOne(groups: Record<string, string | undefined>): string | undefined {
  const { percent, entity, braced, unit, byte, whitespace, character } = groups;
  if (percent !== undefined)
    return utf8.decode(Uint8Array.from(percent.split("%").slice(1), (hex) => Number(`0x${hex}`)));
  if (entity !== undefined) return decodeEntity(entity);
  const hex = braced ?? unit ?? byte;
  if (hex !== undefined) return decodeCodePoint(hex);
  return whitespace === undefined ? character : " ";
}

function decodeOnce({ text, originAt }: DecodedText): DecodedText | undefined {
  let decoded = "";
  let taken = 0;
  // From the offset `starts[i]` of `decoded` on, offsets in `text` are larger by `shifts[i]`.
  const starts: number[] = [0];
  const shifts: number[] = [0];
  for (const match of text.matchAll(escapes)) {
    const plain = decodeOne(match.groups ?? {});
    if (plain === undefined) continue;
    decoded += text.slice(taken, match.index) + plain;
    taken = match.index + match[0].length;
    starts.push(decoded.length);
    shifts.push(taken - decoded.length);
  }
  if (taken === 0) return undefined;
  decoded += text.slice(taken);
  return {
    text: decoded,
    originAt: (offset) => {
      let low = 0;
      let high = starts.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= offset) low = middle;
        else high = middle - 1;
      }
      return originAt(offset + (shifts[low] ?? 0));
    },
  };
}

/**
 * The text itself, then the text with its escapes decoded once, twice and three times, as far as it has any.
 * Percent-encoding, HTML entities and the escapes of JavaScript, JSON and CSS are decoded alike, also one inside
 * another.
 */
export function decodeEscapes(text: string): DecodedText[] {
  const forms: DecodedText[] = [{ text, originAt: (offset) => offset }];
  if (!/[%&\\]/.test(text)) return forms;
  for (let form = forms[0]; form && forms.length < 4;) {
    form = decodeOnce(form);
    if (form) forms.push(form);
  }
  return forms;
}
