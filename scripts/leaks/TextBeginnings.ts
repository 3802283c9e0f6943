import { fold, startsWord } from "./facts/FactIndex.ts";

/** Longer beginnings are not compared. */
const longest = 24;
/** A fact is looked up by its first characters, by so many at a time: each must be known. */
const lengths = [2, 3, 4, 6, 8, 12, 16, longest];
const isLength = Uint8Array.from({ length: longest + 1 }, (_, length) => (lengths.includes(length) ? 1 : 0));

const bits = 2 ** 24;
const seed = 0x9e3779b1 | 0;
const mixed = (hash: number, code: number): number => Math.imul(hash ^ code, 0x5f356495);
const bitOf = (hash: number): number => (hash ^ (hash >>> 15)) & (bits - 1);

/** Knows how the words of a text and what follows them begin: which facts cannot be in it. */
export class TextBeginnings {
  /** One bit for each hash of a beginning. */
  readonly #known: Uint32Array<ArrayBuffer>;

  /** @param bytes what `bytes` of another one gave. They are used, not copied. Left out: it knows none */
  constructor(bytes: Uint8Array<ArrayBuffer> = new Uint8Array(bits / 8)) {
    if (bytes.length !== bits / 8) throw new Error(`Beginnings of texts have ${bits / 8} bytes, not ${bytes.length}`);
    const { buffer, byteOffset } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
    this.#known = new Uint32Array(buffer, byteOffset, bits / 32);
  }

  /** Everything it knows, to keep in a file. It is read on the same machine. */
  get bytes(): Uint8Array {
    const { buffer, byteOffset, byteLength } = this.#known;
    return new Uint8Array(buffer, byteOffset, byteLength);
  }

  add(text: string): void {
    const known = this.#known;
    const folded = fold(text);
    for (let start = 0; start < text.length; start++) {
      if (!startsWord(text, start)) continue;
      const end = Math.min(text.length, start + longest);
      for (let at = start, hash = seed; at < end; at++) {
        hash = mixed(hash, folded.charCodeAt(at));
        if (isLength[at + 1 - start] !== 1) continue;
        const bit = bitOf(hash);
        known[bit >>> 5] = (known[bit >>> 5] ?? 0) | (1 << (bit & 31));
      }
    }
  }

  /** False when a value, in the form in which facts are compared, is in none of the texts. */
  mayHave(wanted: string): boolean {
    const end = Math.min(wanted.length, longest);
    for (let at = 0, hash = seed; at < end; at++) {
      hash = mixed(hash, wanted.charCodeAt(at));
      if (isLength[at + 1] !== 1) continue;
      const bit = bitOf(hash);
      if (((this.#known[bit >>> 5] ?? 0) & (1 << (bit & 31))) === 0) return false;
    }
    return end >= (lengths[0] ?? 0);
  }
}
