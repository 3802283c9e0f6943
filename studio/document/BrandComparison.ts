import type { FileKind } from "./StudioDocument.ts";

/** Where a value is written: the base, the brand's own file, or the part of an environment in one of them. */
export type ValueLayer = "base" | "base-environment" | "brand" | "brand-environment";

/** A field of one of two brands. */
export interface ComparedSide {
  /** The effective value; left out when there is none. A token of a theme: without aliases, as it could be written. */
  readonly value?: unknown;
  /** The value that the field would have without this layer of the brand. */
  readonly inherited?: unknown;
  /** Left out for a value that is not written in any layer, and for a theme. */
  readonly layer?: ValueLayer;
  /** A token of a theme, as CSS. */
  readonly css?: string;
  /** The token that it refers to: `palette.ink`. */
  readonly alias?: string;
}

/** A field of two brands. */
export interface ComparedField {
  readonly kind: FileKind;
  /** Keys that lead to the field, without the keys of the environment. In a theme: to the token or variant. */
  readonly path: readonly string[];
  /** The environment with these values, where one of the brands has others in it than elsewhere. */
  readonly environment?: string;
  readonly a: ComparedSide;
  readonly b: ComparedSide;
  readonly isSame: boolean;
  /** Whether one brand can take the value of the other: an id or a host name cannot be taken. */
  readonly canBeTaken: boolean;
  /** Whether the values are colours. */
  readonly isColour: boolean;
}

/** Two brands field by field, with their unsaved edits. */
export interface BrandComparison {
  /** Ids of brands whose text cannot be read: there is nothing to compare. */
  readonly unreadable: readonly string[];
  readonly fields: readonly ComparedField[];
}
