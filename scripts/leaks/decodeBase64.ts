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
 */
function characterLength(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] ?? 0;
  if (byte >= 0x20 && byte <= 0x7e) return 1;
  const next = bytes[at + 1] ?? 0;
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
const kinds = new Uint8Array(128);
for (const character of `${digits}+/-_`) kinds[character.charCodeAt(0)] = /[A-Z]/.test(character) ? capital : inRun;

const isControl = (byte: number): boolean => byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d;

/** Whether a byte is in no printable character. */
const isUnprintable = (byte: number): boolean =>
  isControl(byte) || byte === 0x7f || byte === 0xc0 || byte === 0xc1 || (byte > 0xc9 && byte !== 0xe2);

/** Whether a run could decode to printable text as a whole. Most ordinary words could not, after a byte or two. */
function mayBePrintable(run: string): boolean {
  let bits = 0;
  let count = 0;
  for (let at = 0; at < run.length; at++) {
    bits = ((bits << 6) | (sixBits[run.charCodeAt(at)] ?? 0)) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    if (isUnprintable((bits >> count) & 0xff)) return false;
  }
  return true;
}

function* printableTexts(run: string, offset: number): Generator<Base64Text> {
  for (let skip = 0; skip < 4 && skip < run.length; skip++) {
    const bytes = Buffer.from(skip === 0 ? run : run.slice(skip), "base64");
    for (let start = 0; start < bytes.length;) {
      let end = start;
      for (let length = characterLength(bytes, end); length > 0; length = characterLength(bytes, end)) end += length;
      const isWhole = skip === 0 && start === 0 && end === bytes.length && end > 1;
      if (isWhole || end - start >= shortestInside) yield { text: utf8.decode(bytes.subarray(start, end)), offset };
      start = end + 1;
    }
    if (run.length < shortestLongRun) return;
  }
}

/** Every printable text that is base64-encoded in a text, at each of the four alignments. */
export function* decodeBase64(text: string): Generator<Base64Text> {
  // Not a regular expression: in minified code every word is a run, and few of them are looked at.
  for (let at = 0; at < text.length; at++) {
    const start = at;
    let hasCapital = false;
    for (let kind = kinds[text.charCodeAt(at)] ?? 0; kind !== 0; kind = kinds[text.charCodeAt(at)] ?? 0) {
      if (kind === capital) hasCapital = true;
      at += 1;
    }
    const length = at - start;
    if (length < shortestRun || (length < shortestLongRun && !hasCapital)) continue;
    const run = text.slice(start, at);
    if (length < shortestLongRun && !mayBePrintable(run)) continue;
    yield* printableTexts(run, start);
  }
}
