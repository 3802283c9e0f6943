import { baseFolder } from "#contract/basePath.ts";
import { parseUtgave, utgaveFile } from "#contract/utgave.ts";
import { answerAtEdge } from "#scripts/deploy/edge/answerAtEdge.ts";
import type { MemoryStore } from "./MemoryStore.ts";

/** In place of a CDN: the function at its edge, over a store in memory, without copies of its own. */
export class EdgeStandIn {
  readonly #store: MemoryStore;

  constructor(store: MemoryStore) {
    this.#store = store;
  }

  async #textAt(key: string): Promise<string | undefined> {
    const stored = await this.#store.get(key);
    return stored && new TextDecoder().decode(stored.bytes);
  }

  async #get(brand: string, path: string, random: number) {
    const answer = await answerAtEdge(
      { method: "GET", host: `${brand}.example`, path, query: "", isSecure: true },
      {
        random: () => random,
        read: async (key) => {
          const text = await this.#textAt(key);
          return text === undefined ? undefined : (JSON.parse(text) as unknown);
        },
      },
    );
    const body = answer.keys === undefined ? answer.text : await this.#textAt(answer.keys.at(-1) ?? "");
    return { ...answer, body };
  }

  /**
   * The text of the page that a visitor gets; `none` where the brand is not served.
   * @param random decides whether the visitor gets a canary: 0 does
   * @throws Error when page, policy, script and `utgave.json` are not of one release
   */
  async seen(brand: string, random: number): Promise<string> {
    const { status, headers, body = "" } = await this.#get(brand, baseFolder, random);
    if (status === 404) return "none";
    const [, text = ""] = /<p>(.*)<\/p>/.exec(body) ?? [];
    const [, policy] = /report-uri \/(\S+)/.exec(headers["Content-Security-Policy"] ?? "") ?? [];
    const [, path = ""] = /src="([^"]+)"/.exec(body) ?? [];
    const script = await this.#get(brand, path, random);
    if (policy !== text || script.body === undefined)
      throw new Error(`${brand}: page ${text} with the policy of ${policy}, and ${path}: ${script.status}`);
    const utgave = parseUtgave((await this.#get(brand, `${baseFolder}${utgaveFile}`, random)).body ?? "");
    const stable = random === 0 ? await this.#stableText(brand) : text;
    const named = utgave && (await this.#textAt(`${brand}/releases/${utgave.release}/index.html`));
    if (named?.includes(`<p>${stable}</p>`) !== true)
      throw new Error(`${brand}: utgave.json names ${utgave?.release}, which is not the page ${stable}`);
    return text;
  }

  /** The text of the page that visitors get who do not get a canary. */
  async #stableText(brand: string): Promise<string | undefined> {
    return /<p>(.*)<\/p>/.exec((await this.#get(brand, baseFolder, 0.99)).body ?? "")?.[1];
  }

  /** What visitors get, by brand; of a canary both pages: `to/tre`. */
  async visitors(brands: readonly string[]): Promise<Readonly<Record<string, string>>> {
    const seen = brands.map(async (brand) => {
      const [stable, first] = [await this.seen(brand, 0.99), await this.seen(brand, 0)];
      return [brand, stable === first ? stable : `${stable}/${first}`] as const;
    });
    return Object.fromEntries(await Promise.all(seen));
  }
}
