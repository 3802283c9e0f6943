import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";

/** A value of one layer. `null` in a layer removes what is below it. */
export interface LayerValue {
  /** `tenants/base.jsonc`, or `tenants/base.jsonc, QA` for the part of an environment. */
  readonly layer: string;
  readonly file: string;
  readonly line: number;
  /** The field that has the value, when it is not the field itself but one around it: `faq` for `faq.3`. */
  readonly field?: string;
  readonly value: unknown;
}

/** A field inside an object, and the layer that decides it. */
export interface ExplainedPart {
  readonly field: string;
  readonly value: unknown;
  readonly from?: LayerValue;
}

/** A field in one environment. */
export interface ExplainedValue {
  readonly environment: EnvironmentName;
  /** The effective value; left out when no layer has one. */
  readonly value?: unknown;
  /** The layer that decides. */
  readonly from?: LayerValue;
  /** Values of lower layers that it replaces, from above. For an object, the layers whose parts are merged. */
  readonly shadows: readonly LayerValue[];
  /** For an object: its fields, each with the layer that decides it. */
  readonly parts?: readonly ExplainedPart[];
  /** For a role of the theme: the tokens that it leads to, in their order. */
  readonly aliases?: readonly LayerValue[];
  /** Other brands with the same value in this environment. */
  readonly sharedWith: readonly string[];
}

export interface Explanation {
  readonly brand: string;
  readonly field: string;
  readonly description?: string;
  readonly environments: readonly ExplainedValue[];
}
