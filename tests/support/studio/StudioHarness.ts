import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { CompiledGallery } from "#scripts/serve/gallery/compileGallery.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";
import { createStudioApp } from "#studio/server/createStudioApp.ts";
import { Workshop } from "#studio/server/Workshop.ts";
import { fixtureFiles, writeFolder } from "../brandFixtures/fixtureFolder.ts";
import { madeUpCompilation } from "../stampInput.ts";

const madeUpGallery: CompiledGallery = {
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
}

/** The studio's server with two made-up brands, "fjord" and "vidde", and chunks that are made up too. */
export class StudioHarness {
  static readonly token = "0123456789abcdef";
  static readonly origin = "http://studio.localhost:8010";
  /** Folder with `tenants/` and `themes/`. */
  readonly folder: string;
  #app: ServerApp;

  private constructor(folder: string) {
    this.folder = folder;
    this.#app = this.#start();
  }

  static async create(): Promise<StudioHarness> {
    return new StudioHarness(await writeFolder(await fixtureFiles("fjord", "vidde")));
  }

  /** Starts the server again: it knows only what is on the disk. */
  restart(): void {
    this.#app = this.#start();
  }

  /** Sends a request as a browser does from the studio's own page. */
  async ask(path: string, { host = "studio.localhost:8010", method = "GET", headers = {}, body }: Asked = {}) {
    const own = { Host: host, Cookie: `studio-token=${StudioHarness.token}`, Origin: StudioHarness.origin };
    return this.#app.request(`http://${host}${path}`, {
      method,
      headers: { ...own, "Content-Type": "application/json", ...headers },
      ...(body === undefined ? {} : { body }),
    });
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

  #start(): ServerApp {
    return createStudioApp({
      workshop: new Workshop({
        brandsDir: this.folder,
        draftsDir: join(this.folder, "drafts"),
        compilation: { ...madeUpCompilation, packages: [] },
      }),
      port: () => 8010,
      token: StudioHarness.token,
      page: { main: "/studio/assets/main.js", files: new Map([["/studio/assets/main.js", "page()"]]) },
      gallery: () => Promise.resolve(madeUpGallery),
      bridge: { main: "/privat/forsikring/oversikt/assets/main-0.js", code: "bridge()" },
    });
  }
}
