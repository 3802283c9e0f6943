import { baseFolder } from "#contract/basePath.ts";
import { parseUtgave, utgaveFile } from "#contract/utgave.ts";
import { NotAskedError } from "./askAddress.ts";

/** What the visitors of a brand get, as its host says it. Times are ISO 8601 in UTC. */
export type ServedRelease =
  | {
      readonly kind: "release";
      /** Id of the release. */
      readonly release: string;
      /** The newest commit of the main branch whose build it is; null: the host does not know it. */
      readonly commit: string | null;
      readonly since: string;
    }
  /** It could not be asked since then. `reason` is for developers. */
  | { readonly kind: "unknown"; readonly since: string; readonly reason: string }
  /** The brand has no host of Production. */
  | { readonly kind: "nobody" };

interface ServedReleasesOptions {
  /** Address of the page of a brand that customers see; undefined: it has none. */
  readonly pageOf: (brand: string) => Promise<string | undefined>;
  /** The text at an address. @throws Error when it cannot be asked */
  readonly ask: (address: URL) => Promise<string>;
  readonly now: () => number;
}

/** Address of the file that says which release a host serves. */
const servedAddress = (page: string): URL =>
  new URL(`${baseFolder.slice(1)}${utgaveFile}`, page.endsWith("/") ? page : `${page}/`);

/** So many hosts are asked at the same time. */
const mostAtOnce = 16;

/** Asks the hosts of brands which release their visitors get, and remembers the answers. */
export class ServedReleases {
  readonly #options: ServedReleasesOptions;
  readonly #seen = new Map<string, { readonly atMs: number; readonly answer: ServedRelease }>();
  readonly #asking = new Map<string, Promise<ServedRelease>>();

  constructor(options: ServedReleasesOptions) {
    this.#options = options;
  }

  /** The last answer of a brand's host; undefined: it was not asked yet. */
  of(brand: string): ServedRelease | undefined {
    return this.#seen.get(brand)?.answer;
  }

  /**
   * Asks again for what was not asked lately.
   * @param freshMs so old may an answer be
   */
  async refresh(brands: readonly string[], freshMs: number): Promise<void> {
    const now = this.#options.now();
    const waiting = brands.filter((brand) => {
      const passed = now - (this.#seen.get(brand)?.atMs ?? -Infinity);
      // A clock that was set back asks at once.
      return passed < 0 || passed >= freshMs;
    });
    const askEach = async (): Promise<void> => {
      for (let brand = waiting.shift(); brand !== undefined; brand = waiting.shift()) await this.#ask(brand);
    };
    await Promise.all(Array.from({ length: Math.min(mostAtOnce, waiting.length) }, askEach));
  }

  /** Somebody else may be asking: then it is the same answer. */
  async #ask(brand: string): Promise<void> {
    const asking = this.#asking.get(brand) ?? this.#answerOf(brand).finally(() => this.#asking.delete(brand));
    this.#asking.set(brand, asking);
    const answer = await asking;
    this.#seen.set(brand, { atMs: this.#options.now(), answer });
  }

  async #answerOf(brand: string): Promise<ServedRelease> {
    const { pageOf, ask, now } = this.#options;
    try {
      const page = await pageOf(brand);
      if (page === undefined) return { kind: "nobody" };
      const utgave = parseUtgave(await ask(servedAddress(page)));
      if (utgave === undefined) throw new NotAskedError("the answer is not what npm run deploy writes");
      const { brand: other, ...release } = utgave;
      if (other !== brand) throw new NotAskedError(`the host serves ${JSON.stringify(other.slice(0, 40))}`);
      return { kind: "release", ...release };
    } catch (error) {
      const former = this.#seen.get(brand)?.answer;
      const since = former?.kind === "unknown" ? former.since : new Date(now()).toISOString();
      return { kind: "unknown", since, reason: error instanceof Error ? error.message : String(error) };
    }
  }
}
