import type { Kjopskategori } from "./kjopsinngang.ts";
import type { BrandLanguages } from "./pageLanguage.ts";
import type { RecommendableProduct } from "./recommendableProducts.ts";
import type { PublicDescriptor } from "./descriptor/descriptorSchema.ts";
import type { EnvironmentName } from "./descriptor/environmentNames.ts";
import type { Json } from "./mergeLayers.ts";

/** An image that the build has published for the brand. Width and height in px reserve its place. */
export interface BrandImage {
  /** Address of the file, from the root of the host. */
  readonly url: string;
  /** Natural width in px. */
  readonly width: number;
  /** Natural height in px. */
  readonly height: number;
}

/** Names of the icons that an insurance can have. */
export type ProductIcon =
  | "bandage"
  | "boat"
  | "cabin"
  | "car"
  | "caravan"
  | "child"
  | "gem"
  | "group"
  | "heart"
  | "house"
  | "medicine"
  | "moped"
  | "motorcycle"
  | "paw"
  | "pulse"
  | "scooter"
  | "shield"
  | "sofa"
  | "suitcase"
  | "tractor"
  | "trailer"
  | "umbrella";

/**
 * What the type of an insurance decides: the icon on its cards, and the page of an agreement, if it is not the general
 * one.
 */
export interface ProductFacts {
  /** Name of the icon in `src/ui/graphics/icons/`. */
  readonly icon: ProductIcon;
  /** The category of the purchase page that the insured thing belongs to; undefined: another thing. */
  readonly category?: Kjopskategori;
  /** Below `/privat/forsikring`, with placeholders in braces. */
  readonly path?: `/${string}`;
}

/** Texts in one language: by file of `locales/<language>/`, then by key. */
export type TextsByFile = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A file of texts that the build has published. */
export interface PublishedTexts {
  /** Its address, from the root of the host. */
  readonly url: string;
  /** Its digest: a browser refuses a file with another one. */
  readonly integrity: string;
}

/**
 * What the build inlines into `index.html` as JSON, in the element of `pageElements.ts`: everything that the portal
 * knows about its brand. Written by `scripts/stamp`, read once by `src/core/tenant/readTenant.ts`.
 */
export interface BrandBlock {
  /** Base and brand merged: the values in every environment whose overlay does not change them. */
  readonly tenant: PublicDescriptor;
  /** For each environment its exact host names, and the layer over `tenant` (`mergeLayers`; `null` removes). */
  readonly environments: Readonly<
    Record<EnvironmentName, { readonly hostnames: readonly string[]; readonly overlay: Json }>
  >;
  /** The texts of the first page (`firstPageTexts.ts`). The portal lays those of the brand (`tenant.texts`) over them. */
  readonly texts: TextsByFile;
  /** The file with all other texts, as `TextsByFile`. Left out: `texts` has all of them. */
  readonly laterTexts?: PublishedTexts;
  /** The languages of a brand that has several, its own first: what the customer can choose. */
  readonly languages?: BrandLanguages;
  /** By product type. The same in every brand; here, so that the boot script and the portal share one copy. */
  readonly products: readonly (readonly [string, ProductFacts])[];
  /** In brands with a dark theme. */
  readonly hasDark?: true;
  /** The brand's images. */
  readonly assets: {
    /** The brand's logo. */
    readonly logo: BrandImage;
    /** Logo of the member scheme, where the brand has one. */
    readonly memberLogo?: BrandImage;
    /** By product, where the brand has one (spec: anbefalinger-19). */
    readonly recommendationImages?: Readonly<Partial<Record<RecommendableProduct, BrandImage>>>;
  };
}
