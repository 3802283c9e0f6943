/** Texts in one buffer: no object for each. */
export class TextPool {
  #bytes = Buffer.alloc(4096);
  #used = 0;

  /** Keeps a text. Gives what {@link read} needs. */
  add(text: string): { start: number; size: number } {
    const isNarrow = !/[\u0100-\uffff]/.test(text);
    const bytes = Buffer.from(text, isNarrow ? "latin1" : "utf16le");
    if (this.#used + bytes.length > this.#bytes.length) {
      const larger = Buffer.alloc(Math.max(this.#bytes.length * 2, this.#used + bytes.length));
      this.#bytes.copy(larger, 0, 0, this.#used);
      this.#bytes = larger;
    }
    const start = this.#used;
    bytes.copy(this.#bytes, start);
    this.#used += bytes.length;
    return { start, size: bytes.length * 2 + (isNarrow ? 0 : 1) };
  }

  read(start: number, size: number): string {
    return this.#bytes.toString(size % 2 === 0 ? "latin1" : "utf16le", start, start + (size >> 1));
  }
}
