import type { EnvironmentName, PublicDescriptor } from "./descriptor/descriptorSchema.ts";
import type { Json } from "./mergeLayers.ts";

/** An image that the build has published for the brand. Width and height in px reserve its place. */
export interface BrandImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/**
 * What the build inlines into `index.html` as `<script type="application/json" id="brand">`: everything that the
 * portal knows about its brand. Written by `scripts/stamp`, read once by `src/core/tenant/readBrandBlock.ts`.
 */
export interface BrandBlock {
  /** Base and brand merged: the values in every environment whose overlay does not change them. */
  readonly tenant: PublicDescriptor;
  /** For each environment its exact host names, and the layer over `tenant` (`mergeLayers`; `null` removes). */
  readonly environments: Readonly<
    Record<EnvironmentName, { readonly hostnames: readonly string[]; readonly overlay: Json }>
  >;
  /** The texts of the first page from `locales/nb/`. The portal lays those of the brand (`tenant.texts`) over them. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly assets: { readonly logo: BrandImage; readonly memberLogo?: BrandImage };
}
