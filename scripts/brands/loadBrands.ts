import { valueAt } from "#contract/valueAt.ts";
import { join } from "node:path";

import type { BrandBlock } from "#contract/brandBlock.ts";
import { type Json, mergeLayers } from "#contract/mergeLayers.ts";
import { type EffectiveDescriptor, type PublicDescriptor, publicKeys } from "#contract/descriptor/descriptorSchema.ts";
import { type EnvironmentName, environmentNames } from "#contract/descriptor/environmentNames.ts";
import { type Finding, orderedFindings } from "./finding.ts";
import { isDescriptor } from "./schema/isDescriptor.ts";
import { effectiveOf } from "./layers.ts";
import { overlayBetween } from "./overlayBetween.ts";
import type { Theme } from "./themes/loadTheme.ts";
import { type BrandFolder, loadWorkspace, type OpenWorkspace, type Workspace } from "./loadWorkspace.ts";

/** A brand that can be built. */
export interface Brand {
  /** The id: the name of its folder. */
  readonly id: string;
  /** Absolute path of `tenants/<id>`. */
  readonly folder: string;
  readonly theme: Theme;
  /** Absolute paths of its images. */
  readonly files: { readonly logo: string; readonly icon: string; readonly memberLogo?: string };
  /** Images of recommended products, by product: paths too. */
  readonly recommendationImages: Readonly<Record<string, string>>;
  /** The effective descriptor of each environment, with build-only fields. */
  readonly effective: Readonly<Record<EnvironmentName, EffectiveDescriptor>>;
  readonly hostnames: Readonly<Record<EnvironmentName, readonly string[]>>;
  /** Base and brand, public fields only. */
  readonly tenant: PublicDescriptor;
  /** For each environment: what to lay over `tenant`. */
  readonly environments: BrandBlock["environments"];
}

const byEnvironment = <T>(value: (environment: EnvironmentName) => T): Record<EnvironmentName, T> => ({
  Production: value("Production"),
  QA: value("QA"),
  Dev: value("Dev"),
  Test: value("Test"),
});

/** A phone number in the one form that is published, however it is typed: 8 digits. */
function withPlainPhone(descriptor: Record<string, Json>): Record<string, Json> {
  const typed = valueAt(descriptor, ["footer", "contact", "telefon"]);
  if (typeof typed !== "string" || !typed.includes(" ")) return descriptor;
  const plain = { footer: { contact: { telefon: typed.replaceAll(" ", "") } } };
  return mergeLayers(descriptor, plain) as Record<string, Json>;
}

/** The public fields of a descriptor: the only ones that reach the customer's bundle. */
function publicPart(descriptor: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    publicKeys.filter((key) => descriptor[key] !== undefined).map((key) => [key, descriptor[key]]),
  );
}

/** The host names of an environment, from the brand's file. */
export function hostnamesOf(folder: BrandFolder, environment: EnvironmentName): string[] {
  const given = valueAt(folder.json.value, ["environments", environment, "hostnames"]);
  return Array.isArray(given) ? given.filter((each) => typeof each === "string") : [];
}

/**
 * What brands are loaded for: a release, or this machine, where `tenants/local.jsonc` is laid over the Test
 * environment.
 */
export type Purpose = "release" | "local";

function brandOf(workspace: Workspace, folder: BrandFolder, purpose: Purpose): Brand | undefined {
  const local = purpose === "local" ? workspace.local : undefined;
  const common = withPlainPhone(effectiveOf(workspace.base, folder.json));
  const tenant = publicPart(common);
  const layered = byEnvironment((environment) =>
    withPlainPhone(effectiveOf(workspace.base, folder.json, environment, local)),
  );
  if (!environmentNames.every((name) => isDescriptor(layered[name]))) return undefined;
  const effective = layered as unknown as Brand["effective"];
  const { assets, theme: themeName, id } = effective.Production;
  const theme = workspace.themes.get(themeName)?.theme;
  const ofProducts = Object.entries(assets.recommendationImages ?? {}).flatMap(([product, file]) =>
    file === undefined ? [] : [[product, file] as const],
  );
  const named = [assets.logo, assets.icon, assets.memberLogo ?? assets.logo, ...ofProducts.map(([, file]) => file)];
  if (theme === undefined || id !== folder.name || !named.every((file) => folder.files.includes(file)))
    return undefined;
  const path = (file: string) => join(folder.path, file);
  const memberLogo = assets.memberLogo === undefined ? {} : { memberLogo: path(assets.memberLogo) };
  const recommendationImages = Object.fromEntries(ofProducts.map(([product, file]) => [product, path(file)]));
  const hostnames = byEnvironment((environment) => hostnamesOf(folder, environment));
  return {
    id,
    folder: folder.path,
    theme,
    files: { logo: path(assets.logo), icon: path(assets.icon), ...memberLogo },
    recommendationImages,
    effective,
    hostnames,
    tenant: tenant as PublicDescriptor,
    environments: byEnvironment((environment) => ({
      hostnames: hostnames[environment],
      overlay: overlayBetween(tenant, publicPart(layered[environment])),
    })),
  };
}

const released = new WeakMap<BrandFolder, Brand>();

/** The brands of a workspace that can be built, ordered by id. */
export function validBrands(workspace: Workspace, purpose: Purpose = "release"): Brand[] {
  if (workspace.baseBroken) return [];
  return workspace.brands.flatMap((folder) => {
    if (purpose === "local") return brandOf(workspace, folder, purpose) ?? [];
    const brand = released.get(folder) ?? brandOf(workspace, folder, purpose);
    if (brand !== undefined) released.set(folder, brand);
    return brand ?? [];
  });
}

/**
 * Brands that can be built. They are read again each time one goes through them, so that memory does not grow with
 * their number.
 */
export interface BrandSet extends Iterable<Brand> {
  /** Ordered. */
  readonly ids: readonly string[];
  readonly get: (id: string) => Brand | undefined;
}

/** The brands of an open workspace with these ids, as they are released. */
export function brandSet(workspace: OpenWorkspace, ids: readonly string[]): BrandSet {
  const get = (id: string): Brand | undefined => validBrands(workspace.part([id]))[0];
  return {
    ids,
    get: (id) => (ids.includes(id) ? get(id) : undefined),
    *[Symbol.iterator]() {
      for (const id of ids) {
        const brand = get(id);
        if (brand !== undefined) yield brand;
      }
    },
  };
}

/**
 * Reads the brands of a folder with `tenants/` and `themes/`. The findings are only those about files that cannot be
 * read; `validateBrands` has all of them.
 */
export async function loadBrands(
  brandsDir: string,
  purpose: Purpose = "release",
): Promise<{ brands: Brand[]; findings: Finding[] }> {
  const workspace = loadWorkspace(brandsDir);
  return { brands: validBrands(workspace, purpose), findings: orderedFindings(workspace.findings) };
}
