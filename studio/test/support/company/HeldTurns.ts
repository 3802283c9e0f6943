import { proposalBranch, type Repository } from "#studio/company/repository/Repository.ts";

/** Holds everybody who wants the turn of a proposal, until the test lets them go: people meet without a clock. */
export class HeldTurns {
  readonly #held: (() => void)[] = [];
  readonly #watchers: (() => void)[] = [];
  #isHolding = true;

  constructor({ turns }: Repository, ...numbers: readonly number[]) {
    const names = new Set(numbers.map(proposalBranch));
    const take = turns.take.bind(turns);
    turns.take = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
      if (this.#isHolding && names.has(name)) await this.#hold();
      return take(name, work);
    };
  }

  /** Waits until so many are held, or until somebody has done what they wanted without a turn. */
  async arrived(count: number, ...others: readonly Promise<unknown>[]): Promise<void> {
    const isThere = async () => {
      while (this.#held.length < count) await new Promise<void>((resolve) => this.#watchers.push(resolve));
    };
    await Promise.race([isThere(), ...others.map((each) => each.catch(() => undefined))]);
  }

  /** Lets everybody pass who comes from now on. Those who are held stay. */
  open(): void {
    this.#isHolding = false;
  }

  /** Lets everybody go, in the order in which they came or in the opposite one. */
  letGo(isTurned = false): void {
    this.open();
    const held = this.#held.splice(0);
    for (const go of isTurned ? held.toReversed() : held) go();
  }

  #hold(): Promise<void> {
    const held = new Promise<void>((resolve) => this.#held.push(resolve));
    for (const seen of this.#watchers.splice(0)) seen();
    return held;
  }
}
