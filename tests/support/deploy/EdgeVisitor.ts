import { request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { baseFolder } from "#contract/basePath.ts";

interface VisitedFile {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/**
 * A visitor who reloads a brand's page all the while, and looks whether page, headers and script are of one release.
 * The text of a page is the name of its code.
 */
export class EdgeVisitor {
  readonly #port: number;
  readonly #brand: string;
  /** Texts of the pages that were seen. */
  readonly seen = new Set<string>();
  /** Pages that were not sent, because the store could not be reached. */
  failures = 0;
  #isOver = false;
  #reloading: Promise<void> | undefined;

  constructor(port: number, brand: string) {
    this.#port = port;
    this.#brand = brand;
  }

  get(path: string): Promise<VisitedFile> {
    const headers = { Host: `${this.#brand}.example`, "Accept-Encoding": "gzip, br" };
    return new Promise((resolve, reject) => {
      request({ host: "127.0.0.1", port: this.#port, path, headers, agent: false }, (response) => {
        const parts: Uint8Array[] = [];
        response.on("data", (part: Uint8Array) => parts.push(part));
        response.on("end", () => {
          const bytes = Buffer.concat(parts);
          const body = response.headers["content-encoding"] === "br" ? brotliDecompressSync(bytes) : bytes;
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: body.toString() });
        });
      })
        .on("error", reject)
        .end();
    });
  }

  /** @throws Error when page, headers and script are not of one release */
  async visit(): Promise<void> {
    const page = await this.get(baseFolder);
    if (page.status === 503) {
      this.failures += 1;
      return;
    }
    const [, text = ""] = /<p>(.*)<\/p>/.exec(page.body) ?? [];
    const [, policy] = /report-uri \/(\S+)/.exec(String(page.headers["content-security-policy"])) ?? [];
    const [, path = ""] = /src="([^"]+)"/.exec(page.body) ?? [];
    const script = await this.get(path);
    if (script.status === 503) this.failures += 1;
    else if (page.status !== 200 || policy !== text || script.body !== `/* ${text} */`)
      throw new Error(`${page.status} ${text}, policy of ${policy}, ${path}: ${script.status} ${script.body}`);
    this.seen.add(text);
  }

  /** Reloads until {@link stop}. */
  start(): void {
    const reload = async () => {
      while (!this.#isOver) await this.visit();
    };
    this.#reloading = reload();
    // What it rejects with is thrown by stop().
    this.#reloading.catch(() => undefined);
  }

  /** @throws Error when something of two releases was seen together */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#reloading;
  }
}
