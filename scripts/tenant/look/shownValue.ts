import { isObject } from "#contract/isObject.ts";
import { escapeHidden, shortened } from "#scripts/brands/messages/safeParams.ts";
import { readColourObject } from "#scripts/colours/colourObject.ts";
import { colourCss, isHexColour } from "#scripts/colours/readColour.ts";

/** The value of a designer's token for people: a colour and a length as CSS, everything else as JSON. */
export function shownValue(value: unknown): string {
  const color = readColourObject(value);
  if (color !== undefined) return colourCss(color);
  if (isHexColour(value)) return value;
  const isLength = isObject(value) && typeof value["value"] === "number" && typeof value["unit"] === "string";
  const text = isLength ? `${String(value["value"])}${String(value["unit"])}` : (JSON.stringify(value) ?? "");
  return escapeHidden(shortened(text, 60));
}
