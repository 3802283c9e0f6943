/**
 * Where a text is cut into pieces: before a `<`, and between two strings of JSON. No escape, base64, wire name or
 * generated class goes on beyond such a place, and of the facts only those that are {@link isDivisible}.
 */
const cut = /<|(?<=")[:,](?=")/g;

/** Whether a value could be on both sides of a cut. */
export const isDivisible = (value: string): boolean => value.includes("<") || /"[:,]"/.test(value);

/** A part of a text. */
interface Piece {
  /** With the character after it: some facts count only before certain characters. */
  readonly piece: string;
  readonly start: number;
}

/** The pieces of a text, in their order. */
export function* piecesOf(text: string): Generator<Piece> {
  let start = 0;
  for (const { index } of text.matchAll(cut)) {
    if (index === start) continue;
    yield { piece: text.slice(start, index + 1), start };
    start = index;
  }
  yield { piece: text.slice(start), start };
}
