import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { mkdir, readdir, readFile, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import { repository } from "#scripts/files/repository.ts";
import { serveOnLoopback } from "#scripts/serve/serveOnLoopback.ts";
import { createBrandsApp } from "#scripts/serve/createBrandsApp.ts";
import { Releases } from "#scripts/serve/releases.ts";
import { simulatorFor } from "#scripts/serve/simulatorFor.ts";
import { startCompanyStudio } from "../app/startCompanyStudio.ts";
import { readCompanyConfig } from "../config/readCompanyConfig.ts";
import { SampleCompany } from "./SampleCompany.ts";

/** How often the portals look for a new release, in milliseconds. */
const lookMs = 1000;

interface TrialOptions {
  /** Port of the studio. */
  readonly port: number;
  /** Port of the brands' portals. */
  readonly portalsPort: number;
  readonly say: (line: string) => void;
}

/** Shows the release of each brand that visitors get now: a folder of links for each brand, which a server serves. */
class ShownReleases {
  readonly folder: string;
  readonly #target: string;
  readonly #shown = new Map<string, string>();

  constructor(target: string, folder: string) {
    this.#target = target;
    this.folder = folder;
  }

  /** @returns whether a brand has another release now */
  async update(): Promise<boolean> {
    const entries = await readdir(this.#target, { withFileTypes: true });
    let isChanged = false;
    for (const { name } of entries.filter((entry) => entry.isDirectory()))
      isChanged = (await this.#updateBrand(name)) || isChanged;
    return isChanged;
  }

  async #updateBrand(brand: string): Promise<boolean> {
    const pointer = await readFile(join(this.#target, brand, "current.json"), "utf8").catch(() => undefined);
    if (pointer === undefined) return false;
    const { release } = JSON.parse(pointer) as { readonly release: string };
    if (this.#shown.get(brand) === release) return false;
    const [from, to] = [join(this.#target, brand, "releases", release), join(this.folder, brand)];
    await rm(to, { recursive: true, force: true });
    await mkdir(to, { recursive: true });
    for (const name of await readdir(from)) await symlink(join(from, name), join(to, name));
    await symlink(join(this.#target, brand, "assets"), join(to, "assets"));
    this.#shown.set(brand, release);
    return true;
  }
}

/**
 * A company's studio to try, on this machine alone: sample people sign in, and what they publish is built, deployed and
 * served at the hosts of the brands, with invented customers. Everything is in a temporary folder, with a copy of this one.
 * @returns ends it, and removes the folder
 */
export async function startTrial({ port, portalsPort, say }: TrialOptions): Promise<() => Promise<void>> {
  say("Copying this folder into a repository of its own, and deploying all brands. This takes a minute …");
  const company = await SampleCompany.make(port, { portals: `http://localhost:${portalsPort}/` });
  await company.deployFirst();
  const shown = new ShownReleases(company.target, join(company.folder, "shown"));
  await shown.update();
  const backEnd = async () => simulatorFor((await loadBrands(company.deployed, "local")).brands);
  let simulator = await backEnd();
  const app: ServerApp = new Hono<{ Bindings: HttpBindings }>().all("*", (c) => simulator.fetch(c.req.raw, c.env));
  const portals = await serveOnLoopback(createBrandsApp(new Releases(shown.folder), [app]), portalsPort);
  const read = readCompanyConfig(company.configFile, repository);
  if ("findings" in read) throw new Error(`The configuration of the sample has findings: ${JSON.stringify(read)}`);
  const studio = await startCompanyStudio({ root: repository, config: read.config, say });
  const follow = async () => {
    // What the back end says of a brand, such as its phone number, is that of the release too. Customers sign in again.
    if (await shown.update()) simulator = await backEnd();
  };
  const timer = setInterval(() => void follow().catch((error: unknown) => say(String(error))), lookMs);

  say(`\n  ${company.origin}/   the studio. Who signs in there says who they are:\n`);
  for (const [id, { name, groups }] of Object.entries(company.people.accounts))
    say(`    ${id.padEnd(8)}${String(name).padEnd(18)}${(groups as readonly string[]).join(", ")}`);
  say(`\n  http://localhost:${portals.port}/   the portals as customers get them: choose a brand and a customer there`);
  say("\nUse a browser profile, or a private window, for each person.");
  say(`Ctrl+C stops, and removes everything that was tried. It is in this folder: ${company.folder}`);
  return async () => {
    clearInterval(timer);
    await Promise.all([studio.close(), portals.close()]);
    await company.close();
  };
}
