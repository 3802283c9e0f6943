/** Work of which only one part is done at a time, in the order in which it came. Work with other names does not wait. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Does something when everything of the same name that came before it is done, or has failed. */
  take<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(name) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.#last.set(name, turn);
    const forget = () => {
      if (this.#last.get(name) === turn) this.#last.delete(name);
    };
    void turn.then(forget, forget);
    return turn;
  }

  /** Resolves when nothing is being done. */
  async ended(): Promise<void> {
    while (this.#last.size > 0) await Promise.allSettled(this.#last.values());
  }
}
