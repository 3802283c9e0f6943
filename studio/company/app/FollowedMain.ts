import type { PublicationHold } from "../publication/Publisher.ts";

interface FollowedMainOptions {
  readonly repository: {
    readonly fetch: () => Promise<unknown>;
    readonly main: () => Promise<string>;
    readonly commits: { readonly isWithin: (commit: string, other: string) => Promise<boolean> };
  };
  /** Why nothing is published over a commit of the main branch. Left out: the studio publishes nothing itself. */
  readonly holdOf?: ((main: string) => Promise<PublicationHold | undefined>) | undefined;
  /** Tells the administrator something, in English. */
  readonly say: (text: string) => void;
}

const everyMs = 60_000;

/** The main branch of the remote, which others push to: fetched every minute. */
export class FollowedMain {
  readonly #options: FollowedMainOptions;
  /** The newest commit that was seen. */
  #seen: string;
  /** The commit for which it was found whether something can be published. */
  #decided: string | undefined;
  #hold: PublicationHold | undefined;
  /** What went wrong last time. */
  #problem: string | undefined;

  constructor(options: FollowedMainOptions, seen: string) {
    this.#options = options;
    this.#seen = seen;
  }

  /** Why a brand cannot be published from the studio now. */
  holdOf(brand: string): PublicationHold["reason"] | undefined {
    const hold = this.#hold;
    return hold?.brands === "all" || hold?.brands.includes(brand) === true ? hold.reason : undefined;
  }

  /** Follows from now on. @returns ends it */
  start(): () => void {
    void this.follow();
    const timer = setInterval(() => void this.follow(), everyMs);
    return () => clearInterval(timer);
  }

  /** Fetches the main branch, and looks at what is new. It never throws. */
  async follow(): Promise<void> {
    const problem = await this.#followed();
    // What lasts is said once.
    if (problem !== undefined && problem !== this.#problem) this.#options.say(problem);
    this.#problem = problem;
  }

  /** @returns what went wrong */
  async #followed(): Promise<string | undefined> {
    const { repository } = this.#options;
    try {
      await repository.fetch();
    } catch (error) {
      return `The remote does not answer. ${String(error)}`;
    }
    try {
      await this.#lookAt(await repository.main());
    } catch (error) {
      return `Whether the main branch can be published is not known. ${String(error)}`;
    }
    return undefined;
  }

  async #lookAt(main: string): Promise<void> {
    const { repository, holdOf, say } = this.#options;
    // A call of a person can have fetched meanwhile.
    if (!(await repository.commits.isWithin(this.#seen, main)))
      say(`The main branch was forced from ${this.#seen} to ${main}.`);
    this.#seen = main;
    // The project's CI publishes without moving the main branch: what is held is asked for again.
    if (main === this.#decided && this.#hold === undefined) return;
    this.#hold = await holdOf?.(main);
    this.#decided = main;
  }
}
