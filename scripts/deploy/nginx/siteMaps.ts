import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import type { EnvironmentHeaders } from "#scripts/stamp/headers.ts";
import { previewMark } from "#scripts/stamp/previewHost.ts";
import { previewFolder } from "../state/previewFolder.ts";
import { block } from "./block.ts";
import { canaryMaps, type CanaryPlace } from "./canaryMaps.ts";
import { quote } from "./quote.ts";
import type { Site } from "./Site.ts";

/** What a file is, as `headers.json` names it. */
export const fileKinds = ["page", "assets", "wellKnown"] as const;
export type FileKind = (typeof fileKinds)[number];

/** A brand in one environment. */
export interface Place {
  /** `sb1/Production`; `sb1/Production/canary` for its canary; `_previews/pr-12/sb1/Test` for a preview. */
  readonly key: string;
  readonly isPreview: boolean;
  readonly folder: string;
  readonly assets: string;
  /** Empty for a canary, which has those of its home. */
  readonly hosts: readonly string[];
  readonly headers: EnvironmentHeaders;
  readonly canary?: Pick<CanaryPlace, "home" | "share">;
}

/** Every brand in every environment that has a host name, each followed by its canary. */
export function placesOf(sites: readonly Site[], isLocal: boolean): readonly Place[] {
  return sites.flatMap(({ brand, preview, folder, assets = folder, headers, canary }) =>
    (Object.entries(headers) as [EnvironmentName, EnvironmentHeaders][]).flatMap(([environment, ofEnvironment]) => {
      const local = preview === undefined ? brand : `${preview}${previewMark}${brand}`;
      const hosts = [...ofEnvironment.hostnames, ...(isLocal && environment === "Test" ? [`${local}.localhost`] : [])];
      if (hosts.length === 0) return [];
      const isPreview = preview !== undefined;
      const key = `${isPreview ? previewFolder(preview) : ""}${brand}/${environment}`;
      const home: Place = { key, isPreview, folder, assets, hosts, headers: ofEnvironment };
      if (canary === undefined) return [home];
      const { share } = canary;
      const other = { folder: canary.folder, headers: canary.headers[environment] };
      return [home, { ...home, ...other, key: `${home.key}/canary`, hosts: [], canary: { home: home.key, share } }];
    }),
  );
}

const canariesOf = (places: readonly Place[]): readonly CanaryPlace[] =>
  places.flatMap(({ key, canary }) => (canary === undefined ? [] : [{ key, ...canary }]));

/** Whether some visitors get another release than others. */
export const hasCanary = (places: readonly Place[]): boolean => canariesOf(places).length > 0;

/** How many rows the largest map has, and how long its longest key is: nginx wants to know both. */
export function mapSizes(places: readonly Place[]): { readonly rows: number; readonly longest: number } {
  const hosts = hostsOf(places);
  const shares = canariesOf(places).reduce((sum, { share }) => sum + share, 0);
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
  places: readonly Place[],
): readonly (readonly [folder: string, hosts: readonly string[]])[] {
  const named = places.flatMap(({ hosts, isPreview }) =>
    hosts.map((host) => ({ host, folder: isPreview ? host.replace(/^[^.]+/, "wildcard") : host })),
  );
  const byFolder = Map.groupBy(named, ({ folder }) => folder);
  return [...byFolder].map(([folder, each]) => [folder, each.map(({ host }) => host)]);
}

/** @throws Error when two places have one host name */
export function checkHosts(places: readonly Place[]): void {
  const owners = new Map<string, string>();
  for (const { key, hosts } of places)
    for (const host of hosts) {
      const owner = owners.get(host);
      if (owner !== undefined)
        throw new Error(
          `The host name ${host} belongs to ${owner} and to ${key}. A host name can have one owner only.`,
        );
      owners.set(host, key);
    }
}

/** The variable with a header's value: `$portal_page_content_security_policy`. */
const variableOf = (kind: FileKind, header: string) =>
  `$portal_${kind.toLowerCase()}_${header.toLowerCase().replaceAll(/\W/g, "_")}`;

const mapOf = (head: string, rows: readonly string[]) => `${block(head, rows).join("\n")}\n`;

/** The names of all headers that any place sends with a kind of file, in their order. */
const headerNames = (places: readonly Place[], kind: FileKind) => [
  ...new Set(places.flatMap(({ headers }) => Object.keys(headers[kind]))),
];

/** A header of a kind of file: one value for all places, or a map by place. */
function headerMap(places: readonly Place[], kind: FileKind, name: string): string {
  const values = places.map(({ key, headers }) => [key, headers[kind][name]] as const);
  const [first] = values;
  const isShared = first?.[1] !== undefined && values.every(([, value]) => value === first[1]);
  const rows = isShared
    ? [`default ${quote(first[1] ?? "")};`]
    : values.flatMap(([key, value]) => (value === undefined ? [] : [`${quote(key)} ${quote(value)};`]));
  return mapOf(`map $portal_place ${variableOf(kind, name)}`, isShared ? rows : [`default "";`, ...rows]);
}

/** The maps from a host to its place, its folder and its headers. */
export function siteMaps(places: readonly Place[]): string {
  const hostRows = places.flatMap(({ key, hosts }) => hosts.map((host) => `${quote(host)} ${quote(key)};`));
  const folderRows = places.map(({ key, folder }) => `${quote(key)} ${quote(folder)};`);
  const assetsRows = places.map(({ key, assets }) => `${quote(key)} ${quote(assets)};`);
  const canaries = canariesOf(places);
  return [
    mapOf(`map $host ${canaries.length > 0 ? "$portal_home" : "$portal_place"}`, [`default "";`, ...hostRows]),
    ...(canaries.length > 0 ? [canaryMaps(canaries).join("\n")] : []),
    mapOf("map $portal_place $portal_folder", [`default "";`, ...folderRows]),
    mapOf("map $portal_place $portal_assets", [`default "";`, ...assetsRows]),
    ...fileKinds.flatMap((kind) => headerNames(places, kind).map((name) => headerMap(places, kind, name))),
  ].join("\n");
}

/**
 * The directives that send the headers of a kind of file. A place without a header sends none, since nginx leaves out
 * empty ones.
 */
export const headerDirectives = (places: readonly Place[], kind: FileKind): readonly string[] =>
  headerNames(places, kind).map((name) => `add_header ${name} ${variableOf(kind, name)};`);

/** Every host name, in order. */
export const hostsOf = (places: readonly Place[]): readonly string[] => places.flatMap(({ hosts }) => hosts);
