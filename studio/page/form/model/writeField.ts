import { isObject } from "#contract/isObject.ts";
import type { FieldPath } from "#studio/document/describeField.ts";
import { type NamesAt, setValue } from "#scripts/text/jsonc/setValue.ts";
import type { FieldState } from "./fieldLayers.ts";

interface Written {
  /** Where the layer is in the file. */
  readonly prefix: FieldPath;
  readonly path: FieldPath;
  readonly value: unknown;
  readonly stateOf: (path: FieldPath) => FieldState;
  readonly namesAt: NamesAt;
}

/** A copy of a value with another value inside it. */
function withValue(root: unknown, [step, ...rest]: FieldPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === "number") {
    const list: unknown[] = Array.isArray(root) ? [...root] : [];
    list[step] = withValue(list[step], rest, value);
    return list;
  }
  const fields = isObject(root) ? root : {};
  return { ...fields, [step]: withValue((fields as Record<string, unknown>)[step], rest, value) };
}

/** The innermost list around a path: lists are replaced as a whole by the layer that has one. */
export function listAround(path: FieldPath): FieldPath | undefined {
  const index = path.findIndex((step) => typeof step === "number");
  return index === -1 ? undefined : path.slice(0, index);
}

/** The text with a field of a layer. A part of an inherited list brings the whole list into this layer. */
export function writeField(text: string, { prefix, path, value, stateOf, namesAt }: Written): string {
  const list = listAround(path);
  if (list === undefined || Array.isArray(stateOf(list).own))
    return setValue(text, [...prefix, ...path], value, namesAt);
  const whole = withValue(stateOf(list).value, path.slice(list.length), value);
  return setValue(text, [...prefix, ...list], whole, namesAt);
}
