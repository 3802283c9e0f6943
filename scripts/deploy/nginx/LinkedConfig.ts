import { readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { ifThere } from "../store/ifThere.ts";
import type { DeploymentStore } from "../store/DeploymentStore.ts";
import { linkedName } from "./headersDigest.ts";
import { linksOf } from "./Home.ts";
import { nginxConfig, type NginxOptions } from "./nginxConfig.ts";
import { readDeployedSites } from "./readDeployedSites.ts";
import { type LinkedRelease, ReleaseLinks } from "./ReleaseLinks.ts";
import { allLinks, configName, digestOf, linkedBrands, type LinkedBrand, readWrittenConfig } from "./ServedConfig.ts";
import type { Site } from "./Site.ts";

const releasesOf = ({ deployed }: Site): readonly LinkedRelease[] =>
  (deployed?.releases ?? []).map((release) => ({ ...release, name: linkedName(release) }));

/** @throws Error for a release that the site does not have */
function nameOf(releases: readonly LinkedRelease[], id: string | undefined): string {
  const found = releases.find((release) => release.id === id);
  if (found === undefined) throw new Error(`The release ${id} is not among those that nginx can serve.`);
  return found.name;
}

/**
 * The configuration of nginx for a target, and its links. The folder of links has a digest of the configuration in its
 * name: until nginx has read a new configuration it asks other links, which are not changed.
 */
export class LinkedConfig {
  readonly text: string;
  /** The folder of its links, below the target. */
  readonly folder: string;
  readonly #target: string;
  readonly #links: ReleaseLinks;
  readonly #sites: readonly Site[];

  private constructor(target: string, file: string, sites: readonly Site[], options: NginxOptions) {
    const draft = nginxConfig(sites, { ...options, links: allLinks });
    // Each configuration has links of its own, also where two machines serve one folder.
    this.folder = `${allLinks}/${configName(file)}-${digestOf(draft, 16)}`;
    this.text = draft.replaceAll(`/${allLinks}/$portal_`, () => `/${this.folder}/$portal_`);
    this.#target = target;
    this.#sites = sites;
    this.#links = new ReleaseLinks(target, this.folder);
  }

  /**
   * @param store the target
   * @param target its folder
   * @param file where the configuration is written to
   */
  static async of(store: DeploymentStore, target: string, file: string, options: NginxOptions): Promise<LinkedConfig> {
    const { links } = await readWrittenConfig(target, file);
    const served = links === undefined ? new Map<string, LinkedBrand>() : linkedBrands(target, links);
    return new LinkedConfig(target, file, await readDeployedSites(store, served), options);
  }

  /** Makes its links lead to what the pointers name. */
  serve(): void {
    for (const site of this.#sites) {
      const [brand, releases] = [linksOf(site), releasesOf(site)];
      this.#links.prepare(brand, releases);
      this.#links.serve(brand, "current", nameOf(releases, site.deployed?.release));
      if (site.canary !== undefined) this.#links.serve(brand, "canary", nameOf(releases, site.canary.release));
    }
  }

  /** Puts its links back as they were. */
  undo(): void {
    this.#links.undo();
  }

  /**
   * Removes links that nothing asks any more: those of releases that cannot be served, and of earlier configurations.
   * @param used folders of links that are still asked
   */
  prune(used: readonly (string | undefined)[]): void {
    for (const site of this.#sites) this.#links.prune(linksOf(site), releasesOf(site));
    const all = join(this.#target, allLinks);
    const [own] = basename(this.folder).split("-");
    const kept = new Set([this.folder, ...used].map((folder) => basename(folder ?? "")));
    for (const name of ifThere(() => readdirSync(all)) ?? [])
      if (name.startsWith(`${own}-`) && !kept.has(name)) rmSync(join(all, name), { recursive: true });
  }
}
