import type { Language } from "#contract/pageLanguage.ts";
import type { PreviewState } from "./StudioDocument.ts";

/** A value of the base that the edited texts change. A value that does not exist is left out. */
export interface BaseChange {
  /** Keys that lead to the value. */
  readonly path: readonly (string | number)[];
  /** The environment whose part of the file has it; left out: it holds in all of them. */
  readonly environment?: string;
  /** The language whose file has it; left out: it is in `tenants/base.jsonc`. */
  readonly language?: Language;
  readonly before?: unknown;
  readonly after?: unknown;
  /** Ids of the brands that inherit the value: it changes for them too. */
  readonly touched: readonly string[];
  /** How many brands have a value of their own instead. Brands without the language do not count. */
  readonly own: number;
}

/** The effect of an edited base. */
export interface BaseEffect {
  /** The revision of the document that was compared. */
  readonly revision: number;
  /** False: the text cannot be read, so the effect is not known. */
  readonly isReadable: boolean;
  readonly changes: readonly BaseChange[];
}

/** A brand with the base as it is saved, and as it is edited. */
export interface BasePreviews {
  readonly before: PreviewState;
  readonly after: PreviewState;
}

/** Which brands can be built with the edited base. */
export interface BaseBuildable {
  /** How many brands there are. */
  readonly brands: number;
  /** The brands with errors. With an error in the base itself it is all of them. */
  readonly cannot: readonly (BrandName & { readonly errors: number })[];
}

/** The brands over a value of the base. Without such a value: the brands without it, and those that have their own. */
export interface BaseUses {
  readonly inheriting: readonly BrandName[];
  readonly own: readonly BrandName[];
}

/** A brand by its name, for choosing one. */
export interface BrandName {
  readonly id: string;
  /** The name that customers know; the id when there is none yet. */
  readonly name: string;
}
