import { fileURLToPath } from "node:url";
import type { TestDetails } from "@playwright/test";
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

/**
 * The brand of journeys that need no other: customers log in on its own page, it asks about cookies itself, and it has
 * no agreements of a partner. The first brand where there is no such one.
 */
export const plainBrand: JourneyBrand = choosePlainBrand();

function choosePlainBrand(): JourneyBrand {
  const plain = brands.find(
    ({ descriptor: { login, analytics, partnerAgreements } }) =>
      login.direct && analytics.consent.strategy === "consent-cookie" && partnerAgreements.shortnames.length === 0,
  );
  const [first] = brands;
  if (first === undefined) throw new Error(`There is no brand below ${brandsDir}.`);
  return plain ?? first;
}

/** The plain brand first, so that it stands for all that are like it. */
const plainFirst: readonly JourneyBrand[] = brands.toSorted(
  (one, other) => Number(other === plainBrand) - Number(one === plainBrand),
);

/** The brands that have a dark theme, the plain one first. */
export const darkBrands: readonly JourneyBrand[] = plainFirst.filter(({ hasDark }) => hasDark);

/** Marks a journey that `npm run test:all` runs and `npm test` does not. */
export const inTestAll: TestDetails = { tag: "@all" };

/** A journey that runs in every brand: `npm test` runs it in the plain brand, `npm run test:all` in the others too. */
export const runsIn = (brand: Pick<JourneyBrand, "id">): TestDetails => (brand.id === plainBrand.id ? {} : inTestAll);

/** The journey of a page, in each brand: behind nginx and in Firefox it runs in the plain brand alone. */
export const pageJourneyIn = (brand: Pick<JourneyBrand, "id">): TestDetails =>
  brand.id === plainBrand.id ? { tag: "@page" } : {};

/** A brand whose descriptor has what a journey needs: the plain brand if it has it. Throws where none has. */
export function brandWith(has: (descriptor: EffectiveDescriptor) => boolean): JourneyBrand {
  const brand = plainFirst.find(({ descriptor }) => has(descriptor));
  if (brand === undefined) throw new Error("No brand has what this journey needs.");
  return brand;
}

/**
 * One brand for each value that `valueOf` reads from the descriptors, the plain brand first: for a journey that has
 * nothing else of the brand.
 */
export function brandsThatDiffer(valueOf: (descriptor: EffectiveDescriptor) => unknown): readonly JourneyBrand[] {
  const seen = new Set<string>();
  return plainFirst.filter(({ descriptor }) => {
    const value = JSON.stringify(valueOf(descriptor));
    return !seen.has(value) && seen.add(value);
  });
}
