import { isObject } from "#contract/isObject.ts";
import { mergeLayers } from "#contract/mergeLayers.ts";
import { valueAt } from "#contract/valueAt.ts";
import type { FieldPath } from "./describeField.ts";
import type { Environment } from "./StudioDocument.ts";

/** The layer of a value: this layer, the brand in all environments, or the base of all brands. */
export type Source = "base" | "base-environment" | "brand" | "own";

/** A field in one environment, or in all of them. */
export interface FieldState {
  /** The effective value. */
  readonly value: unknown;
  /** The value in this layer; `null` removes the value of the layers below. */
  readonly own: unknown;
  /** The value that would be effective without this layer. */
  readonly inherited: unknown;
  /** The layer that `inherited` comes from; undefined when there is nothing. */
  readonly inheritedFrom: Exclude<Source, "own"> | undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => {
  const { environments: _, $schema: __, hostnames: ___, ...fields } = isObject(value) ? value : {};
  return fields;
};

/** The layers of a descriptor that matter in an environment. */
export interface FieldLayers {
  readonly below: readonly { readonly source: Exclude<Source, "own">; readonly fields: Fields }[];
  /** The effective values without the own layer, and with it. */
  readonly merged: unknown;
  readonly effective: unknown;
  readonly own: Fields;
}

/** @param base `tenants/base.jsonc`, @param brand the brand's own file */
export function fieldLayersOf(base: unknown, brand: unknown, environment: Environment): FieldLayers {
  const overlay = (file: unknown): Fields => fieldsOf(valueAt(file, ["environments", environment]));
  const common = [{ source: "base", fields: fieldsOf(base) }] as const;
  const below =
    environment === "all"
      ? common
      : ([
          ...common,
          { source: "brand", fields: fieldsOf(brand) },
          { source: "base-environment", fields: overlay(base) },
        ] as const);
  const own = environment === "all" ? fieldsOf(brand) : overlay(brand);
  const merged = below.reduce<unknown>((result, { fields }) => mergeLayers(result, fields), {});
  return { below, merged, effective: mergeLayers(merged, own), own };
}

/** A field of a descriptor with its layers. */
export function stateIn({ below, merged, effective, own }: FieldLayers, path: FieldPath): FieldState {
  const inherited = valueAt(merged, path);
  const ownValue = valueAt(own, path);
  return {
    value: valueAt(effective, path),
    own: ownValue,
    inherited,
    inheritedFrom:
      inherited === undefined ? undefined : below.findLast(({ fields }) => valueAt(fields, path) !== undefined)?.source,
  };
}
