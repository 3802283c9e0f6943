import type { Visit } from "./planVisits.ts";

/**
 * Visits that wait for a page. A page stays with a brand while it can: at another address it gets another process, and
 * compiles the portal again.
 */
export class VisitQueue {
  readonly #waiting = new Map<string, Visit[]>();

  constructor(visits: readonly Visit[]) {
    for (const visit of visits) {
      const { id } = visit.brand;
      this.#waiting.set(id, [...(this.#waiting.get(id) ?? []), visit]);
    }
  }

  /**
   * Takes the next visit of a page: in the brand of the one before, else in the brand with the most work left.
   * @returns undefined when there is none left
   */
  next(before?: Visit): Visit | undefined {
    const mine = before === undefined ? undefined : this.#waiting.get(before.brand.id)?.shift();
    if (mine !== undefined) return mine;
    const work = (visits: readonly Visit[]) => visits.reduce((sum, { looks }) => sum + looks.length, 0);
    const [most] = [...this.#waiting.values()].toSorted((a, b) => work(b) - work(a));
    return most?.shift();
  }
}
