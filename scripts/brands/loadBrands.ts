import { valueAt } from "#contract/valueAt.ts";
import { join } from "node:path";
import type { BrandBlock } from "#contract/brandBlock.ts";
import type { Language } from "#contract/pageLanguage.ts";
import { type Json, mergeLayers } from "#contract/mergeLayers.ts";
import { type EffectiveDescriptor, type PublicDescriptor, publicKeys } from "#contract/descriptor/descriptorSchema.ts";
import { type EnvironmentName, environmentNames } from "#contract/descriptor/environmentNames.ts";
import { type Finding, orderedFindings } from "#scripts/findings/Finding.ts";
import { isDescriptor } from "./schema/schemaAt.ts";
import { effectiveOf } from "./layers.ts";
import type { OwnFont } from "./fonts/OwnFont.ts";
import type { Theme } from "./themes/loadTheme.ts";
import { baseLanguage } from "./brandFiles.ts";
import type { DescriptorFile } from "./languages/DescriptorFile.ts";
import { textDifferences } from "./languages/textDifferences.ts";
import { type BrandFolder, type DescriptorsInLanguage, loadWorkspace, type Workspace } from "./loadWorkspace.ts";
import { isSameJson } from "#contract/isSameJson.ts";
import { isObject } from "#contract/isObject.ts";

/**
 * The smallest layer that makes `above` of `below`: `mergeLayers(below, overlayBetween(below, above))` equals `above`.
 * Several layers become one in this way, so that the portal lays one overlay over the brand, and never a larger one
 * than needed.
 */
export function overlayBetween(below: Record<string, unknown>, above: Record<string, unknown>): Record<string, Json> {
  const overlay: Record<string, Json> = {};
  for (const key of Object.keys(below)) if (!Object.hasOwn(above, key)) overlay[key] = null;
  for (const [key, value] of Object.entries(above)) {
    const before = below[key];
    if (isSameJson(before, value)) continue;
    overlay[key] = isObject(before) && isObject(value) ? overlayBetween(before, value) : (value as Json);
  }
  return overlay;
}

/** A brand in one of its languages. */
export interface BrandLanguage {
  readonly language: Language;
  /** Base and brand, public fields only, with the texts in this language. */
  readonly tenant: PublicDescriptor;
  /** For each environment: what to lay over `tenant`. */
  readonly environments: BrandBlock["environments"];
}

/** A brand that can be built. */
export interface Brand {
  /** The id: the name of its folder. */
  readonly id: string;
  /** Absolute path of `tenants/<id>`. */
  readonly folder: string;
  readonly theme: Theme;
  /** Absolute paths of its images. */
  readonly files: {
    readonly logo: string;
    readonly icon: string;
    readonly logoDark?: string;
    readonly memberLogo?: string;
  };
  /** Images of recommended products, by product: paths too. */
  readonly recommendationImages: Readonly<Record<string, string>>;
  /** The fonts in its folder. */
  readonly fonts: readonly OwnFont[];
  /** The effective descriptor of each environment, with build-only fields. */
  readonly effective: Readonly<Record<EnvironmentName, EffectiveDescriptor>>;
  readonly hostnames: Readonly<Record<EnvironmentName, readonly string[]>>;
  /** Its languages, its own first. */
  readonly languages: readonly [BrandLanguage, ...BrandLanguage[]];
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

/** A brand in a language: what is published, and the effective descriptors that it is made of. */
interface InLanguage extends BrandLanguage {
  readonly effective: Brand["effective"];
}

/** A brand in one of its languages; `undefined` where a value is missing or wrong. */
function brandInLanguage(
  workspace: Workspace,
  folder: BrandFolder,
  { language, common, effective: released }: DescriptorsInLanguage,
  purpose: Purpose,
): InLanguage | undefined {
  const local = purpose === "local" ? workspace.local : undefined;
  const effective = byEnvironment((environment) =>
    withPlainPhone(
      local === undefined
        ? released[environment]
        : effectiveOf(workspace.base, folder.json, environment, { local, language }),
    ),
  );
  if (!environmentNames.every((name) => isDescriptor(effective[name]))) return undefined;
  const tenant = publicPart(withPlainPhone(common));
  const environments = byEnvironment((environment) => ({
    hostnames: hostnamesOf(folder, environment),
    overlay: overlayBetween(tenant, publicPart(effective[environment])),
  }));
  return {
    language,
    tenant: tenant as PublicDescriptor,
    environments,
    effective: effective as unknown as Brand["effective"],
  };
}

/** Whether a language has every text of the base and of the brand. */
function hasAllTexts({ base }: Workspace, { json, inLanguages: [own] }: BrandFolder, language: Language): boolean {
  const isSame = (file: DescriptorFile, written: Language): boolean =>
    language === written || textDifferences(file, file.languageFiles?.get(language)).length === 0;
  return isSame(json, own.language) && (base === undefined || isSame(base, baseLanguage));
}

/**
 * The languages of a brand, its own first. A release has all of them, or the brand cannot be built. On this machine, a
 * language is left out while a text of it is missing: its texts are written after those of the brand's own language.
 */
function buildableLanguages(
  workspace: Workspace,
  folder: BrandFolder,
  purpose: Purpose,
): [InLanguage, ...InLanguage[]] | undefined {
  const [own, ...others] = folder.inLanguages.map((descriptors, index) => {
    const isNeeded = purpose === "local" && index === 0;
    const isComplete = isNeeded || hasAllTexts(workspace, folder, descriptors.language);
    return isComplete ? brandInLanguage(workspace, folder, descriptors, purpose) : undefined;
  });
  const whole = others.flatMap((each) => each ?? []);
  if (own === undefined || (purpose === "release" && whole.length < others.length)) return undefined;
  return [own, ...whole];
}

function brandOf(workspace: Workspace, folder: BrandFolder, purpose: Purpose): Brand | undefined {
  const [own, ...others] = buildableLanguages(workspace, folder, purpose) ?? [];
  if (own === undefined) return undefined;
  const { effective } = own;
  const { assets, theme: themeName, id } = effective.Production;
  const theme = workspace.themes.get(themeName)?.theme;
  const ofProducts = Object.entries(assets.recommendationImages ?? {}).flatMap(([product, file]) =>
    file === undefined ? [] : [[product, file] as const],
  );
  const { logo, icon, logoDark, memberLogo } = assets;
  const named = [logo, icon, logoDark ?? logo, memberLogo ?? logo, ...ofProducts.map(([, file]) => file)];
  if (theme === undefined || id !== folder.name || !named.every((file) => folder.files.includes(file)))
    return undefined;
  const path = (file: string) => join(folder.path, file);
  const optional = {
    ...(logoDark !== undefined && { logoDark: path(logoDark) }),
    ...(memberLogo !== undefined && { memberLogo: path(memberLogo) }),
  };
  const published = ({ language, tenant, environments }: InLanguage): BrandLanguage => ({
    language,
    tenant,
    environments,
  });
  return {
    id,
    folder: folder.path,
    theme,
    files: { logo: path(logo), icon: path(icon), ...optional },
    recommendationImages: Object.fromEntries(ofProducts.map(([product, file]) => [product, path(file)])),
    fonts: folder.fonts,
    effective,
    hostnames: byEnvironment((environment) => hostnamesOf(folder, environment)),
    languages: [published(own), ...others.map(published)],
  };
}

/** The brands of a workspace that can be built, ordered by id. */
export const validBrands = (workspace: Workspace, purpose: Purpose = "release"): Brand[] =>
  workspace.baseBroken ? [] : workspace.brands.flatMap((folder) => brandOf(workspace, folder, purpose) ?? []);

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
