/** Printable text that was found as base64 in another text. */
export interface Base64Text {
  readonly text: string;
  /** Offset of the base64 in the text that was searched. */
  readonly offset: number;
}

/** Ordinary words are valid base64 too. Readable text shorter than this counts only if the whole run decodes to it. */
const shortestInside = 10;

/** A run shorter than this decodes to fewer than `shortestInside` bytes: it can only be a short name as a whole. */
const shortestLongRun = 14;

/** Shorter runs are not decoded. */
const shortestRun = 4;

const utf8 = new TextDecoder();

/**
 * The number of bytes of the printable character at `at` (ASCII, a letter such as ø, a dash, a quotation mark), or 0.
 * @param end where the bytes end
 */
function characterLength(bytes: Uint8Array, at: number, end: number): number {
  if (at >= end) return 0;
  const byte = bytes[at] ?? 0;
  if (byte >= 0x20 && byte <= 0x7e) return 1;
  const next = at + 1 < end ? (bytes[at + 1] ?? 0) : 0;
  const isContinued = next >= 0x80 && next <= 0xbf;
  if (byte >= 0xc2 && byte <= 0xc9 && isContinued) return 2;
  if (byte === 0xe2 && next === 0x80) return 3;
  return byte === 0x09 || byte === 0x0a || byte === 0x0d ? 1 : 0;
}

/** The six bits of each character of base64, plain or for URLs, by its code. */
const sixBits = new Uint8Array(128);
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
for (let value = 0; value < digits.length; value++) sixBits[digits.charCodeAt(value)] = value;
for (const character of "+-") sixBits[character.charCodeAt(0)] = 62;
for (const character of "/_") sixBits[character.charCodeAt(0)] = 63;

/** By code: whether a character can be in base64, plain or for URLs, and whether it is a capital letter. */
const [inRun, capital] = [1, 2];
// An element for every code: a look-up beyond the end of an array is slow.
const kinds = new Uint8Array(0x10000);
for (const character of `${digits}+/-_`) kinds[character.charCodeAt(0)] = /[A-Z]/.test(character) ? capital : inRun;

const isControl = (byte: number): boolean => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d;

/** Whether a byte is in no printable character. */
const isUnprintable = (byte: number): boolean =>
  isControl(byte) || byte === 0x7f || byte === 0xc0 || byte === 0xc1 || (byte > 0xc9 && byte !== 0xe2);

/**
 * Whether a run of a text could decode to printable text as a whole. Most ordinary words could not, after a byte or
 * two.
 */
function mayBePrintable(text: string, start: number, end: number): boolean {
  let bits = 0;
  let count = 0;
  for (let at = start; at < end; at++) {
    bits = ((bits << 6) | (sixBits[text.charCodeAt(at)] ?? 0)) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    if (isUnprintable((bits >> count) & 0xff)) return false;
  }
  return true;
}

/** The bytes of the run that is looked at. Longer runs get a longer list. */
let decoded = new Uint8Array(1 << 12);

/**
 * Decodes a part of a text into `decoded`, and gives the number of bytes. A buffer for each run would take twice as
 * long.
 */
function decode(text: string, start: number, end: number): number {
  if (end - start > decoded.length) decoded = new Uint8Array(2 * (end - start));
  let length = 0;
  let bits = 0;
  let count = 0;
  for (let at = start; at < end; at++) {
    bits = ((bits << 6) | (sixBits[text.charCodeAt(at)] ?? 0)) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    decoded[length++] = bits >> count;
  }
  return length;
}

/** The printable texts that a part of a text decodes to at each of the four alignments. */
function printableTexts(text: string, start: number, end: number): string[] {
  const found: string[] = [];
  const alignments = end - start < shortestLongRun ? 1 : 4;
  for (let skip = 0; skip < alignments; skip++) {
    const length = decode(text, start + skip, end);
    for (let from = 0; from < length;) {
      let to = from;
      for (let bytes = characterLength(decoded, to, length); bytes > 0; bytes = characterLength(decoded, to, length))
        to += bytes;
      const isWhole = skip === 0 && from === 0 && to === length && to > 1;
      if (isWhole || to - from >= shortestInside) found.push(utf8.decode(decoded.subarray(from, Math.min(to, length))));
      from = to + 1;
    }
  }
  return found;
}

/** Every printable text that is base64-encoded in a text, at each of the four alignments. */
export function decodeBase64(text: string): Base64Text[] {
  const found: Base64Text[] = [];
  // Not a regular expression: in minified code every word is a run, and few of them are looked at. Not a generator: V8
  // does not optimize its loop while it runs.
  for (let at = 0; at < text.length; at++) {
    const start = at;
    let hasCapital = false;
    for (let kind = kinds[text.charCodeAt(at)] ?? 0; kind !== 0; kind = kinds[text.charCodeAt(at)] ?? 0) {
      if (kind === capital) hasCapital = true;
      at += 1;
    }
    const length = at - start;
    if (length < shortestRun || (length < shortestLongRun && !hasCapital)) continue;
    if (length < shortestLongRun && !mayBePrintable(text, start, at)) continue;
    for (const printable of printableTexts(text, start, at)) found.push({ text: printable, offset: start });
  }
  return found;
}
