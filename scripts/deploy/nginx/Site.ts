import { errorCode } from "#scripts/files/errorCode.ts";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { headersFile, recordFile } from "#contract/releaseFiles.ts";
import type { BrandHeaders } from "#scripts/stamp/headers.ts";

/** A release at a target, as nginx serves it. */
export interface SiteRelease {
  readonly id: string;
  /** Its folder, below the folder of all brands. */
  readonly folder: string;
  readonly headers: BrandHeaders;
}

/** A brand that is served: one finished folder, or a release at a target of deployments. */
export interface Site {
  readonly brand: string;
  /** Name of the preview that it is. */
  readonly preview?: string;
  /** The folder of its page, below the folder of all brands. */
  readonly folder: string;
  /** The folder that has its `assets/`. Default: the folder of its page. */
  readonly assets?: string;
  readonly headers: BrandHeaders;
  /**
   * At a target: the id of the release that is served, and every release that can take its place by a link alone
   * (`ReleaseLinks.ts`).
   */
  readonly deployed?: { readonly release: string; readonly releases: readonly SiteRelease[] };
  /** The id of a newer release, one of `releases`, that `share` percent of the visitors get. */
  readonly canary?: { readonly share: number; readonly release: string };
}

/**
 * The finished brands of a folder, by name. A folder without `release.json` is none.
 * @throws Error when the folder has no finished brand, or one lacks its headers
 */
export async function readSites(dist: string): Promise<readonly Site[]> {
  const entries = await readdir(dist, { withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") throw new Error(`There is no folder ${dist}. Run npm run build first.`);
    throw error;
  });
  const sites: Site[] = [];
  for (const { name } of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const record = await readFile(join(dist, name, recordFile), "utf8").catch(() => undefined);
    if (record === undefined) continue;
    const { brand } = JSON.parse(record) as { readonly brand: string };
    const headers = JSON.parse(await readFile(join(dist, name, headersFile), "utf8")) as BrandHeaders;
    sites.push({ brand, folder: name, headers });
  }
  if (sites.length === 0) throw new Error(`${dist} has no finished brand. Run npm run build first.`);
  return sites;
}
