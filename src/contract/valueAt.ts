import { isObject } from "./isObject.ts";

/** The value at a path, or `undefined`; never looks into prototypes. */
export function valueAt(root: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)];
    return isObject(value) && Object.hasOwn(value, step) ? value[String(step)] : undefined;
  }, root);
}
