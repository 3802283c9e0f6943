import { valueAt } from "#contract/valueAt.ts";
import { isObject } from "#contract/isObject.ts";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { type Finding, findingAt, type Place } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { isLocalHost } from "#contract/hosts/localHost.ts";
import { didYouMean } from "#scripts/shared/text/didYouMean.ts";
import { locate } from "#scripts/brands/json/jsonFile.ts";
import { overlayLayer } from "#scripts/brands/layers.ts";
import { hostnamesOf } from "#scripts/brands/loadBrands.ts";
import type { BrandFolder } from "#scripts/brands/loadWorkspace.ts";
import type { BrandIndex } from "../BrandIndex.ts";
import type { Rule } from "../Rule.ts";

interface Claim {
  readonly hostname: string;
  readonly owner: string;
  /** A function, because finding a place means parsing the file again. */
  readonly place: () => Place;
}

function claimsOf(brand: BrandFolder): Claim[] {
  return environmentNames.flatMap((environment) =>
    hostnamesOf(brand, environment).map((hostname, index) => ({
      hostname,
      owner: `${brand.name} ${environment}`,
      place: () => locate(brand.json, ["environments", environment, "hostnames", index]).value,
    })),
  );
}

/** The brand that was there first keeps the host; within a brand, the first environment. */
function duplicates(brand: BrandFolder, index: BrandIndex): Finding[] {
  return [...Map.groupBy(claimsOf(brand), ({ hostname }) => hostname)].flatMap(([hostname, own]) => {
    const owner = index.firstWith("hostname", hostname);
    const before = owner === undefined || owner.name === brand.name ? [] : claimsOf(owner);
    const [first, ...others] = [...before.filter((claim) => claim.hostname === hostname).slice(0, 1), ...own];
    return first === undefined
      ? []
      : others.map(({ owner: second, place }) => {
          const other = first.place();
          const params = { value: hostname, first: first.owner, second, place: `${other.file}:${other.line}` };
          return findingAt(place(), problem("duplicate-host", params), { related: [{ ...other, note: "first" }] });
        });
  });
}

function reservedHosts(brand: BrandFolder): Finding[] {
  return claimsOf(brand).flatMap(({ hostname, place }) =>
    isLocalHost(hostname) ? [findingAt(place(), problem("reserved-host", { host: hostname }))] : [],
  );
}

function unservedProduction(brand: BrandFolder): Finding[] {
  if (hostnamesOf(brand, "Production").length > 0) return [];
  // A misspelt "Production" has a finding of its own.
  const environments = valueAt(brand.json.value, ["environments"]);
  const names = isObject(environments) ? Object.keys(environments) : [];
  if (names.some((name) => name !== "Production" && didYouMean(name, environmentNames) === "Production")) return [];
  const { key } = locate(brand.json, ["environments", "Production", "hostnames"]);
  return [findingAt(key, problem("missing-value/production-host", {}))];
}

/** Values of an environment that has no host are never used. On localhost, Test needs none. */
function unservedEnvironments(brand: BrandFolder): Finding[] {
  return (["QA", "Dev"] as const).flatMap((environment) => {
    const overlay = overlayLayer(brand.json, environment);
    const isUnused = Object.keys(overlay?.fields ?? {}).length > 0 && hostnamesOf(brand, environment).length === 0;
    if (!isUnused) return [];
    const { key } = locate(brand.json, ["environments", environment]);
    return [findingAt(key, problem("missing-value/environment-host", { environment }))];
  });
}

/** A host name decides brand and environment, so no host is used twice (spec: brands-3, portal-7, portal-8). */
export const hostsRule: Rule = {
  name: "hosts",
  check: ({ workspace, index }) =>
    workspace.brands.flatMap((brand) => [
      ...duplicates(brand, index),
      ...reservedHosts(brand),
      ...unservedProduction(brand),
      ...unservedEnvironments(brand),
    ]),
};
