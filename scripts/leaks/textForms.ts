import { decodeEscapes } from "./decodeEscapes.ts";

/** Printable text that was found as base64 in another text. */
export interface Base64Text {
  readonly text: string;
  /** Offset of the base64 in the text that was searched. */
  readonly offset: number;
}

/** Ordinary words are valid base64 too. Readable text shorter than this counts only if the whole run decodes to it. */
const shortestInside = 10;

/** A run shorter than this decodes to fewer than {@link shortestInside} bytes: it can only be a short name as a whole. */
const shortestLongRun = 14;

/** A printable character by its bytes: ASCII, letters such as ø, dashes and quotation marks. */
const character = String.raw`(?:[\t\n\r\x20-\x7e]|[\xc2-\xc9][\x80-\xbf]|\xe2\x80[^]?)`;
const printable = new RegExp(`^${character}+$`);
/** Ten bytes are at least four characters. */
const stretches = new RegExp(`${character}{4,}`, "g");

/** The printable texts that a run decodes to at one alignment, byte by byte. */
function printableBytes(run: string, isWholeRun: boolean): readonly string[] {
  const bytes = Buffer.from(run, "base64").toString("latin1");
  if (isWholeRun && bytes.length > 1 && printable.test(bytes)) return [bytes];
  if (bytes.length < shortestInside) return [];
  return bytes.match(stretches)?.filter(({ length }) => length >= shortestInside) ?? [];
}

/** Every printable text that is base64-encoded in a text, at each of the four alignments. */
function* decodeBase64(text: string): Generator<Base64Text> {
  // Runs of base64, plain or for URLs.
  for (const { 0: run, index: offset } of text.matchAll(/[\w+/-]{4,}/g)) {
    const isLong = run.length >= shortestLongRun;
    if (!isLong && !/[A-Z]/.test(run)) continue;
    const alignments = isLong ? 4 : 1;
    for (let skip = 0; skip < alignments; skip += 1)
      for (const bytes of printableBytes(run.slice(skip), skip === 0))
        yield { text: Buffer.from(bytes, "latin1").toString(), offset };
  }
}

/** A text as a reader, a browser or a script could see it. */
export interface TextForm {
  readonly text: string;
  readonly form: "text" | "escaped" | "base64";
  /** The offset in the original text of the character at an offset of `text`. */
  readonly originAt: (offset: number) => number;
}

/** A text as it is, with its escapes decoded, and everything in these that is base64. */
export function* textForms(original: string): Generator<TextForm> {
  for (const [pass, { text, originAt }] of decodeEscapes(original).entries()) {
    yield { text, form: pass === 0 ? "text" : "escaped", originAt };
    for (const encoded of decodeBase64(text)) {
      const origin = originAt(encoded.offset);
      yield { text: encoded.text, form: "base64", originAt: () => origin };
    }
  }
}
