import { fileURLToPath } from "node:url";
import type { EffectiveDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import { type Brand, loadBrands } from "#scripts/brands/loadBrands.ts";
import type { Theme } from "#scripts/brands/themes/loadTheme.ts";

/** A brand that journeys visit. */
export interface JourneyBrand {
  readonly id: string;
  /** Its descriptor on localhost. */
  readonly descriptor: EffectiveDescriptor;
  /** Whether it has a dark theme. */
  readonly hasDark: boolean;
  /** Its languages, with its values in each. */
  readonly languages: Brand["languages"];
  /** The looks that its theme chooses. */
  readonly variants: Theme["variants"];
}

/** Every brand below `tenants/` of a folder, ordered by id. */
export async function readJourneyBrands(brandsDir: string): Promise<readonly JourneyBrand[]> {
  const { brands: found } = await loadBrands(brandsDir, "local");
  return found.map(({ id, effective, theme, languages }) => ({
    id,
    descriptor: effective.Test,
    hasDark: theme.contexts.dark !== undefined,
    variants: theme.variants,
    languages,
  }));
}

/** Where the brands that are served come from: the repository, or the folder that PORTAL_BRANDS_DIR names. */
export const brandsDir = process.env["PORTAL_BRANDS_DIR"] ?? fileURLToPath(new URL("../../..", import.meta.url));

/** The brands that are served. */
export const brands = await readJourneyBrands(brandsDir);

/** Whether each journey runs in every brand: `npm test -- --all`, and always in CI. */
const isEveryBrand = process.env["EVERY_BRAND"] === "true" || process.env["CI"] === "true";

/**
 * What the descriptor changes in a journey that runs in several brands. The journey runs in one brand for each
 * different value, and in every brand with EVERY_BRAND if it shows the brand's own pages. A journey that is not listed runs
 * in one brand.
 */
const differences = {
  /** Logging in and out, and the header. */
  entrance: ({ login, logout, logo }) => [login.direct, logout.behaviour, logo.alignment],
  /** The cookie dialog. */
  cookieConsent: ({ cookieConsent }) => [cookieConsent.required.length > 0, cookieConsent.coding],
  /** Consent to analytics. */
  analytics: ({ analytics, cookieConsent }) => [analytics.consent.strategy, cookieConsent.coding],
  /** Agreements on the overview: whether there are the partner's too. */
  hydration: ({ partnerAgreements }) => [partnerAgreements.shortnames.length > 0],
  /** What a customer does from login to logout. */
  errands: ({ login }) => [login.direct],
  /** Links inside the bank's app. */
  nativeBridge: ({ nativeBridge }) => [nativeBridge],
  /** The rows of the profile. */
  profile: ({ profile }) => [profile.loMemberRow],
  /** The purchase page, as a member sees it. */
  purchase: ({ purchase }) => [purchase.memberEntrances.length > 0],
  /** A member's overview. */
  overview: ({ marketing }) => [marketing.memberBenefits !== undefined],
  /** Pages whose brands differ in colours and fonts only, which the overview of every brand proves. */
  none: () => [],
} satisfies Record<string, (descriptor: EffectiveDescriptor) => unknown>;

/**
 * One brand for each value of the named difference, also with EVERY_BRAND: for a journey that has nothing else of the
 * brand.
 */
export function brandsThatDiffer(difference: keyof typeof differences): readonly JourneyBrand[] {
  const seen = new Set<string>();
  return brands.filter(({ descriptor }) => {
    const value = JSON.stringify(differences[difference](descriptor));
    return !seen.has(value) && seen.add(value);
  });
}

/** The brands in which a journey runs: one for each value of the named difference, or all. */
export const brandsFor = (difference: keyof typeof differences): readonly JourneyBrand[] =>
  isEveryBrand ? brands : brandsThatDiffer(difference);

/**
 * The brand of journeys that need no other: customers log in on its own page, it asks about cookies itself, and it has
 * no agreements of a partner. The first brand where there is no such one.
 */
export const plainBrand =
  brands.find(
    ({ descriptor: { login, analytics, partnerAgreements } }) =>
      login.direct && analytics.consent.strategy === "consent-cookie" && partnerAgreements.shortnames.length === 0,
  ) ?? brands[0];

/** The brands that have a dark theme. */
export const darkBrands: readonly JourneyBrand[] = brands.filter(({ hasDark }) => hasDark);

/** The first brand whose descriptor has what a journey needs. Throws where none has. */
export function brandWith(has: (descriptor: EffectiveDescriptor) => boolean): JourneyBrand {
  const brand = brands.find(({ descriptor }) => has(descriptor));
  if (brand === undefined) throw new Error("No brand has what this journey needs.");
  return brand;
}
