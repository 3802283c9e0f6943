/**
 * A set of 32-bit hashes that sometimes says yes when it should say no, and never the other way round: one bit each.
 */
export class PrefixBits {
  readonly #words: Uint32Array;
  readonly #mask: number;

  /** @param bits how many bits it has, a power of two; with eight for each member, one answer in eight is wrong */
  constructor(bits: number) {
    this.#words = new Uint32Array(Math.max(1, bits >>> 5));
    this.#mask = bits - 1;
  }

  add(hash: number): void {
    const bit = hash & this.#mask;
    this.#words[bit >>> 5] = (this.#words[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }

  has(hash: number): boolean {
    const bit = hash & this.#mask;
    return ((this.#words[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
  }
}
