import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import type { Path } from "#scripts/brands/json/jsonFile.ts";

/** Since when a value has been what it is, as git says. */
export type ValueSince =
  | {
      /** The day of the commit, in UTC. */
      readonly date: string;
      readonly by: string;
      readonly commit: string;
      /** The number of the proposal in a company's studio that it came with. */
      readonly proposal?: number;
    }
  | "not committed";

/** A value of one layer. `null` in a layer removes what is below it. */
export interface LayerValue {
  /** `tenants/base.jsonc`, or `tenants/base.jsonc, QA` for the part of an environment. */
  readonly layer: string;
  /** Path of the file. */
  readonly file: string;
  /** Line of the value, counted from 1. */
  readonly line: number;
  /** The field that has the value, when it is not the field itself but one around it: `faq` for `faq.3`. */
  readonly field?: string;
  /** Steps to the value in the file. */
  readonly path: Path;
  /** The value that the layer gives. */
  readonly value: unknown;
  /** It is a list or a group whose texts are in another file: git knows no place of it as a whole. */
  readonly isInTwoFiles?: true;
  /** Left out: git does not say. */
  readonly since?: ValueSince;
}

/** A field inside an object, and the layer that decides it. */
export interface ExplainedPart {
  /** Path of the field, with dots. */
  readonly field: string;
  /** The value that holds. */
  readonly value: unknown;
  /** The layer that it comes from. */
  readonly from?: LayerValue;
}

/** A field in one environment. */
export interface ExplainedValue {
  /** The environment in which it holds. */
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

/** Where the value of a field comes from, in each environment. */
export interface Explanation {
  /** The brand's id. */
  readonly brand: string;
  /** Path of the field, with dots. */
  readonly field: string;
  /** What the schema says of the field. */
  readonly description?: string;
  /** One entry an environment. */
  readonly environments: readonly ExplainedValue[];
}

/** Since when a value of a file has been what it is; undefined when that cannot be known. */
export type ReadSince = (place: Pick<LayerValue, "file" | "path" | "value">) => Promise<ValueSince | undefined>;

/** An explanation in which each value that decides has since when it does. */
export async function withSince(explanation: Explanation, readSince: ReadSince): Promise<Explanation> {
  const environments = await Promise.all(
    explanation.environments.map(async (each) => {
      const since = each.from?.isInTwoFiles === true ? undefined : each.from && (await readSince(each.from));
      return each.from === undefined || since === undefined ? each : { ...each, from: { ...each.from, since } };
    }),
  );
  return { ...explanation, environments };
}
