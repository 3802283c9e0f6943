/** A map that forgets what was not used for long. */
export class RecentMap<Key, Value> {
  readonly #most: number;
  #recent = new Map<Key, Value>();
  #older = new Map<Key, Value>();

  /** @param most how many entries it keeps at least; it never has more than twice as many */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: Key): Value | undefined {
    const recent = this.#recent.get(key);
    if (recent !== undefined) return recent;
    const older = this.#older.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: Key, value: Value): void {
    if (this.#recent.size >= this.#most) {
      this.#older = this.#recent;
      this.#recent = new Map();
    }
    this.#recent.set(key, value);
  }

  delete(key: Key): void {
    this.#recent.delete(key);
    this.#older.delete(key);
  }
}
