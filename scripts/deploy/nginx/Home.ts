import { localHostOf } from "#contract/hosts/localHost.ts";
import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import type { EnvironmentHeaders } from "#scripts/stamp/headers.ts";
import { previewMark } from "#scripts/stamp/previewHost.ts";
import { previewFolder } from "../state/previewFolder.ts";
import { headersDigest } from "./headersDigest.ts";
import type { Site } from "./Site.ts";

/** What a visitor of a home gets: the headers of a release, and the folder of its page. */
export interface Place {
  /** `sb1/Production`; with links `sb1/Production/<headers>`. */
  readonly key: string;
  /** Below the folder of all brands. Undefined where a link decides. */
  readonly folder: string | undefined;
  readonly headers: EnvironmentHeaders;
}

/** A brand in one environment that has a host name. */
export interface Home {
  /** `sb1/Production`; `_previews/pr-12/sb1/Test` for a preview. */
  readonly key: string;
  readonly isPreview: boolean;
  readonly assets: string;
  readonly hosts: readonly string[];
  /** With links there is one for each set of headers that a release has. */
  readonly places: readonly Place[];
  /** The place below the folder of links: `sb1`, `_previews/pr-12/sb1`. */
  readonly links: string;
  /** Percent of the visitors who get the canary. */
  readonly share?: number;
}

/** Where the links of a brand are, below the folder of links. */
export const linksOf = ({ brand, preview }: Pick<Site, "brand" | "preview">): string =>
  `${preview === undefined ? "" : previewFolder(preview)}${brand}`;

/** One place for each set of headers: whichever release is served, its headers are known. */
function linkedPlaces(key: string, environment: EnvironmentName, { deployed }: Site): readonly Place[] {
  const sets = new Map((deployed?.releases ?? []).map(({ headers }) => [headersDigest(headers), headers[environment]]));
  return [...sets]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([set, headers]) => ({ key: `${key}/${set}`, folder: undefined, headers }));
}

/**
 * Every brand in every environment that has a host name.
 * @param isLinked whether links say which release is served
 */
export function homesOf(sites: readonly Site[], isLocal: boolean, isLinked: boolean): readonly Home[] {
  return sites.flatMap((site) =>
    (Object.entries(site.headers) as [EnvironmentName, EnvironmentHeaders][]).flatMap(([environment, headers]) => {
      const { brand, preview, folder, assets = folder, canary } = site;
      const local = preview === undefined ? brand : `${preview}${previewMark}${brand}`;
      const hosts = [...headers.hostnames, ...(isLocal && environment === "Test" ? [localHostOf(local)] : [])];
      if (hosts.length === 0) return [];
      const links = linksOf(site);
      const key = `${links}/${environment}`;
      const places = isLinked ? linkedPlaces(key, environment, site) : [{ key, folder, headers }];
      const home: Home = { key, isPreview: preview !== undefined, assets, hosts, places, links };
      return [canary === undefined || !isLinked ? home : { ...home, share: canary.share }];
    }),
  );
}

/** Every host name, in order. */
export const hostsOf = (homes: readonly Home[]): readonly string[] => homes.flatMap(({ hosts }) => hosts);

/** Whether some visitors get another release than others. */
export const hasCanary = (homes: readonly Home[]): boolean => homes.some(({ share }) => share !== undefined);

/** How many rows the largest map has, and how long its longest key is: nginx wants to know both. */
export function mapSizes(homes: readonly Home[]): { readonly rows: number; readonly longest: number } {
  const hosts = hostsOf(homes);
  const places = homes.flatMap((home) => home.places);
  const shares = homes.reduce((sum, { share = 0 }) => sum + share, 0);
  return {
    rows: Math.max(hosts.length, places.length, shares),
    longest: Math.max(...hosts.map((host) => host.length), ...places.map(({ key }) => key.length)),
  };
}

/**
 * The folders of certificates, each with its hosts. A host has one of its own; previews share those with wildcards:
 * `wildcard.bank.example`.
 */
export function certificatesOf(
  homes: readonly Home[],
): readonly (readonly [folder: string, hosts: readonly string[]])[] {
  const named = homes.flatMap(({ hosts, isPreview }) =>
    hosts.map((host) => ({ host, folder: isPreview ? host.replace(/^[^.]+/, "wildcard") : host })),
  );
  const byFolder = Map.groupBy(named, ({ folder }) => folder);
  return [...byFolder].map(([folder, each]) => [folder, each.map(({ host }) => host)]);
}

/** @throws Error when two homes have one host name */
export function checkHosts(homes: readonly Home[]): void {
  const owners = new Map<string, string>();
  for (const { key, hosts } of homes)
    for (const host of hosts) {
      const owner = owners.get(host);
      if (owner !== undefined)
        throw new Error(
          `The host name ${host} belongs to ${owner} and to ${key}. A host name can have one owner only.`,
        );
      owners.set(host, key);
    }
}
