import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { CompiledGallery } from "#scripts/serve/gallery/compileGallery.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";
import { hostOfSite, localSite } from "#studio/document/addresses/StudioSite.ts";
import { TokenAccess } from "#studio/server/access/TokenAccess.ts";
import { createStudioApp } from "#studio/server/createStudioApp.ts";
import { openMachine } from "#studio/server/machine/openMachine.ts";
import { Workshop } from "#studio/server/Workshop.ts";
import { type FixtureFiles, fixtureFiles, writeFolder } from "#tests/support/brandFixtures/fixtureFolder.ts";
import { madeUpCompilation } from "#tests/support/stampInput.ts";

/** A gallery with one entry, and code that is made up. */
export const madeUpGallery: CompiledGallery = {
  main: "/galleri/assets/galleri-0.js",
  files: new Map([["/galleri/assets/galleri-0.js", "gallery()"]]),
  list: () => Promise.resolve([{ id: "melding", title: "Melding", group: "Meldinger", states: ["Feil", "Lang"] }]),
};

/** What differs from a request of the studio's own page. */
interface Asked {
  readonly host?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether a preview is asked with its key, beside the cookies that are given. */
  readonly hasKey?: boolean;
}

const site = localSite(8010);
const studioHost = hostOfSite(site);

const token = "0123456789abcdef";
const ownKey = `studio-8010=${token}`;

/** The studio's server with two made-up brands, "fjord" and "vidde", and chunks that are made up too. */
export class StudioHarness {
  static readonly token = token;
  static readonly origin = "http://studio.localhost:8010";
  /** Folder with `tenants/` and `themes/`. */
  readonly folder: string;
  #app: ServerApp;
  /** The key of each preview that was visited, as a `Cookie` header has it. */
  readonly #keys = new Map<string, string>();

  private constructor(folder: string) {
    this.folder = folder;
    this.#app = this.#start();
  }

  static async create(files?: FixtureFiles): Promise<StudioHarness> {
    return new StudioHarness(await writeFolder(files ?? (await fixtureFiles("fjord", "vidde"))));
  }

  /** Starts the server again: it knows only what is on the disk. */
  restart(next = token): void {
    this.#app = this.#start(next);
    this.#keys.clear();
  }

  /** The server itself, to be served. */
  get app(): ServerApp {
    return this.#app;
  }

  /** Sends a request as a browser does from the studio's own page. */
  async ask(
    path: string,
    { host = studioHost, method = "GET", headers = {}, body, hasKey = host !== studioHost }: Asked = {},
  ) {
    const cookies = [hasKey ? await this.#keyOf(host) : "", headers["Cookie"] ?? (hasKey ? "" : ownKey)];
    const length = String(Buffer.byteLength(body ?? ""));
    return this.#app.request(`http://${host}${path}`, {
      method,
      headers: {
        Host: host,
        Origin: StudioHarness.origin,
        "Content-Type": "application/json",
        ...(method === "GET" ? {} : { "Content-Length": length }),
        ...headers,
        Cookie: cookies.filter(Boolean).join("; "),
      },
      ...(body === undefined ? {} : { body }),
    });
  }

  /** The cookie that opens a preview, for a ticket of the studio; `""` for a host that is none. */
  async #keyOf(host: string): Promise<string> {
    const known = this.#keys.get(host);
    if (known !== undefined) return known;
    const issued = await this.ask(`/studio/billett?${new URLSearchParams({ til: `http://${host}/` })}`);
    const ticket = issued.headers.get("Location");
    const redeemed = ticket === null ? undefined : await this.#app.request(ticket, { headers: { Host: host } });
    const key = redeemed?.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    this.#keys.set(host, key);
    return key;
  }

  /** The document of the first brand. */
  async open(): Promise<StudioDocument> {
    return (await (await this.ask("/api/brands/fjord/document")).json()) as StudioDocument;
  }

  /** Changes the document of the first brand. */
  put(revision: number, texts: object, headers: Readonly<Record<string, string>> = {}) {
    const body = JSON.stringify({ revision, texts });
    return this.ask("/api/brands/fjord/document", { method: "PUT", headers, body });
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }

  #start(key = token): ServerApp {
    return createStudioApp({
      workshop: new Workshop({
        ...openMachine({ brandsDir: this.folder, draftsDir: join(this.folder, "drafts") }),
        site,
        compilation: { ...madeUpCompilation, packages: [] },
      }),
      site: () => site,
      access: new TokenAccess({ token: key, site: () => site }),
      page: {
        main: "/studio/assets/main.js",
        files: new Map([["/studio/assets/main.js", "page()"]]),
        fontCss: "",
        fonts: [],
      },
      gallery: () => Promise.resolve(madeUpGallery),
      bridge: { main: "/privat/forsikring/oversikt/assets/main-0.js", code: "bridge()" },
    });
  }
}
