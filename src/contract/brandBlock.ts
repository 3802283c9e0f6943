import type { EnvironmentName, PublicDescriptor } from "./descriptor/descriptorSchema.ts";
import type { Json } from "./mergeLayers.ts";

/** A image that the build has published for the brand. Width and height in px reserve its place. */
export interface BrandImage {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/**
 * What the build inlines into `index.html` as `<script type="application/json" id="brand">`: all that the portal knows
 * of its brand. Written by `scripts/stamp`, read once by `src/core/tenant/readTenant.ts`.
 */
export interface BrandBlock {
  /** Base and brand merged: the values that hold in every environment without an overlay for them. */
  readonly tenant: PublicDescriptor;
  /** Per environment: the exact host names, and what to lay over `tenant` (`mergeLayers`; `null` removes). */
  readonly environments: Readonly<
    Record<EnvironmentName, { readonly hostnames: readonly string[]; readonly overlay: Json }>
  >;
  /** The texts of the first page as they stand in `locales/nb/`; those of the brand (`tenant.texts`) are laid over them. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly assets: { readonly logo: BrandImage; readonly memberLogo?: BrandImage };
}
