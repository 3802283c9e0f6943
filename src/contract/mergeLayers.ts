import { isObject } from "./isObject.ts";
/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * Lays one descriptor layer over another (spec: brands-7): objects merge, arrays and plain values replace, `null`
 * removes. Neither argument is changed. Keys that would reach an object's prototype are ignored.
 */
export function mergeLayers(below: unknown, above: unknown): unknown {
  if (!isObject(above)) return above;
  const result: Record<string, unknown> = isObject(below) ? { ...below } : {};
  for (const [key, value] of Object.entries(above)) {
    if (key === "__proto__") continue;
    if (value === null) delete result[key];
    else if (value !== undefined) result[key] = mergeLayers(result[key], value);
  }
  return result;
}
