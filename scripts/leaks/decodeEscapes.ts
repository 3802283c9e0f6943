/** A text with the place of each of its signs in the text that it was decoded from. */
export interface DecodedText {
  readonly text: string;
  /** Offset in the original text of the sign at an offset of `text`. */
  readonly originAt: (offset: number) => number;
}

const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  shy: "",
  aelig: "æ",
  oslash: "ø",
  aring: "å",
  AElig: "Æ",
  Oslash: "Ø",
  Aring: "Å",
  ndash: "–",
  mdash: "—",
  num: "#",
  period: ".",
  sol: "/",
  colon: ":",
  lowbar: "_",
};

/** One or more percent-encoded bytes, an HTML entity, or an escape of JavaScript, JSON or CSS. */
const escapes =
  /(?<percent>(?:%[0-9a-f]{2})+)|&#x(?<hexEntity>[0-9a-f]{1,6});?|&#(?<entity>\d{1,7});?|&(?<name>[a-z]{2,6});|\\u\{(?<braced>[0-9a-f]{1,6})\}|\\u(?<unit>[0-9a-f]{4})|\\x(?<byte>[0-9a-f]{2})|\\(?<whitespace>[nrt])|\\(?<sign>[/"'])/gi;

const utf8 = new TextDecoder();

function fromCodePoint(digits: string, radix: number): string | undefined {
  const code = Number.parseInt(digits, radix);
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

function decodeOne(groups: Record<string, string | undefined>): string | undefined {
  const { percent, hexEntity, entity, name, braced, unit, byte, whitespace, sign } = groups;
  if (percent !== undefined)
    return utf8.decode(Uint8Array.from(percent.split("%").slice(1), (hex) => Number(`0x${hex}`)));
  const hex = hexEntity ?? braced ?? unit ?? byte;
  if (hex !== undefined) return fromCodePoint(hex, 16);
  if (entity !== undefined) return fromCodePoint(entity, 10);
  if (name !== undefined) return named[name];
  if (whitespace !== undefined) return " ";
  return sign;
}

function decodeOnce({ text, originAt }: DecodedText): DecodedText | undefined {
  let decoded = "";
  let taken = 0;
  // Each entry: from this offset of `decoded` on, the offset in `text` is larger by the second number.
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
 * A text in all the forms that lie in it: as it stands, and with its escapes resolved, again and again while there are
 * any. Percent-encoding, HTML entities and the escapes of scripts, JSON and CSS are taken alike, also one inside another.
 */
export function decodeEscapes(text: string): DecodedText[] {
  const forms: DecodedText[] = [{ text, originAt: (offset) => offset }];
  for (let form = forms[0]; form && forms.length < 4;) {
    form = decodeOnce(form);
    if (form) forms.push(form);
  }
  return forms;
}

/** Printable text found in base64 inside a text. */
export interface Base64Text {
  readonly text: string;
  /** Offset of the base64 in the text that was searched. */
  readonly offset: number;
}

// Ordinary words are base64 too. Shorter findings count only if the whole run decodes to something readable.
const shortestInside = 10;

/** How many bytes from `at` on are one readable sign: ASCII, a letter such as ø, a dash or a quotation mark; 0 when none is. */
function signLength(bytes: Uint8Array, at: number): number {
  const byte = bytes[at] ?? 0;
  if (byte >= 0x20 && byte <= 0x7e) return 1;
  const next = bytes[at + 1] ?? 0;
  const isContinued = next >= 0x80 && next <= 0xbf;
  if (byte >= 0xc2 && byte <= 0xc9 && isContinued) return 2;
  if (byte === 0xe2 && next === 0x80) return 3;
  return byte === 0x09 || byte === 0x0a || byte === 0x0d ? 1 : 0;
}

function* readable(run: string, offset: number): Generator<Base64Text> {
  for (let skip = 0; skip < 4 && skip < run.length; skip++) {
    const bytes = Buffer.from(skip === 0 ? run : run.slice(skip), "base64");
    for (let start = 0; start < bytes.length;) {
      let end = start;
      for (let length = signLength(bytes, end); length > 0; length = signLength(bytes, end)) end += length;
      const isWhole = skip === 0 && start === 0 && end === bytes.length && end > 1;
      if (isWhole || end - start >= shortestInside) yield { text: utf8.decode(bytes.subarray(start, end)), offset };
      start = end + 1;
    }
    // Too short for a finding inside it.
    if (run.length < 14) return;
  }
}

/** Every readable text that stands base64-encoded in a text, at each of the alignments in which it can stand. */
export function* decodeBase64(text: string): Generator<Base64Text> {
  for (const run of text.matchAll(/[\w+/-]{4,}/g)) {
    // A run this short can only hold a short name, and only alone.
    if (run[0].length < 14 && !/[A-Z]/.test(run[0])) continue;
    yield* readable(run[0], run.index);
  }
}
