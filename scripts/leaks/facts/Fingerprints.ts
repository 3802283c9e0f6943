/** Two hashes of a text, that grow with it character by character. */
export class RunningFingerprint {
  #a = 0;
  #b = 0;

  constructor() {
    this.reset();
  }

  reset(): void {
    this.#a = 0x9e3779b1 | 0;
    this.#b = 0x85ebca6b | 0;
  }

  add(code: number): void {
    this.#a = Math.imul(this.#a ^ code, 0x9e3779b1);
    this.#b = Math.imul(this.#b ^ code, 0x5f356495);
  }

  /** 32 bits of the text so far. */
  short(): number {
    let a = this.#a ^ (this.#a >>> 15);
    a = Math.imul(a ^ (this.#b >>> 7), 0x2c1b3c6d);
    return (a ^ (a >>> 13)) >>> 0;
  }

  /** 53 bits of the text so far: two different texts have practically never the same. */
  value(): number {
    let b = Math.imul(this.#b ^ (this.#b >>> 16), 0x45d9f3b);
    b = Math.imul(b ^ (this.#a >>> 11), 0x119de1f3);
    return this.short() * 0x200000 + ((b ^ (b >>> 16)) >>> 11);
  }
}

const running = new RunningFingerprint();

/** 53 bits that identify a text. */
export function fingerprintOf(text: string): number {
  running.reset();
  for (let at = 0; at < text.length; at++) running.add(text.charCodeAt(at));
  return running.value();
}

const firstCapacity = 512;

/** Numbers different fingerprints from 0 on. It has no object for each, so that the garbage collector has no work. */
export class Fingerprints {
  #values = new Float64Array(firstCapacity / 2);
  /** Open addressing: the number of a fingerprint and 1, or 0. */
  #slots = new Uint32Array(firstCapacity);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  #slotOf(fingerprint: number): number {
    const mask = this.#slots.length - 1;
    let slot = Math.floor(fingerprint / 0x200000) & mask;
    for (let entry = this.#slots[slot] ?? 0; entry !== 0; entry = this.#slots[slot] ?? 0) {
      if (this.#values[entry - 1] === fingerprint) return slot;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  /** The number of a fingerprint, or -1. */
  find(fingerprint: number): number {
    return (this.#slots[this.#slotOf(fingerprint)] ?? 0) - 1;
  }

  /** The number of a fingerprint, which is new when it equals the size before. */
  add(fingerprint: number): number {
    const slot = this.#slotOf(fingerprint);
    const known = this.#slots[slot] ?? 0;
    if (known !== 0) return known - 1;
    if (this.#size === this.#values.length) {
      this.#grow();
      return this.add(fingerprint);
    }
    this.#values[this.#size] = fingerprint;
    this.#size += 1;
    this.#slots[slot] = this.#size;
    return this.#size - 1;
  }

  #grow(): void {
    const values = new Float64Array(this.#values.length * 2);
    values.set(this.#values);
    this.#values = values;
    this.#slots = new Uint32Array(this.#slots.length * 2);
    for (let number = 0; number < this.#size; number++) this.#slots[this.#slotOf(values[number] ?? 0)] = number + 1;
  }
}
