import { isSameJson } from "#contract/isSameJson.ts";
import { isObject } from "#contract/isObject.ts";
import type { Json } from "#contract/mergeLayers.ts";

/**
 * The smallest layer that makes `above` of `below`: `mergeLayers(below, overlayBetween(below, above))` equals `above`.
 * Several layers become one in this way, so that the portal lays one overlay over the brand, and never a larger one
 * than needed.
 */
export function overlayBetween(below: Record<string, unknown>, above: Record<string, unknown>): Record<string, Json> {
  const overlay: Record<string, Json> = {};
  for (const key of Object.keys(below)) if (!Object.hasOwn(above, key)) overlay[key] = null;
  for (const [key, value] of Object.entries(above)) {
    const before = below[key];
    if (isSameJson(before, value)) continue;
    overlay[key] = isObject(before) && isObject(value) ? overlayBetween(before, value) : (value as Json);
  }
  return overlay;
}
