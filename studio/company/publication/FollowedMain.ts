interface FollowedMainOptions {
  readonly repository: {
    readonly fetch: () => Promise<unknown>;
    readonly main: () => Promise<string>;
    readonly commits: { readonly isWithin: (commit: string, other: string) => Promise<boolean> };
  };
  /** Tells the administrator something, in English. */
  readonly say: (text: string) => void;
}

const everyMs = 60_000;

/** The main branch of the remote, which others push to: fetched every minute. */
export class FollowedMain {
  readonly #options: FollowedMainOptions;
  /** The newest commit that was seen. */
  #seen: string;
  /** What went wrong last time. */
  #problem: string | undefined;

  constructor(options: FollowedMainOptions, seen: string) {
    this.#options = options;
    this.#seen = seen;
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
    if (problem === undefined && this.#problem !== undefined) this.#options.say("The main branch is followed again.");
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
      return `The main branch cannot be read. ${String(error)}`;
    }
    return undefined;
  }

  async #lookAt(main: string): Promise<void> {
    const { repository, say } = this.#options;
    // A call of a person can have fetched meanwhile.
    if (!(await repository.commits.isWithin(this.#seen, main)))
      say(`The main branch was forced from ${this.#seen} to ${main}.`);
    this.#seen = main;
  }
}
