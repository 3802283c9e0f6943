import { isObject } from "#contract/isObject.ts";
import { colourObject, colourSpaces, readColourObject } from "#scripts/shared/colours/colourObject.ts";
import { colourCss, isHexColour } from "#scripts/shared/colours/readColour.ts";
import { ColorSpace, parse } from "colorjs.io/fn";
import { rounded } from "./lengths.ts";
import { escapeHidden, shortened } from "#scripts/findings/safeValues.ts";

/** Types that some role can take. Tokens of other types are left out. */
export const usedTypes = ["color", "dimension", "fontFamily", "fontWeight", "number", "shadow", "string"] as const;

/** A value with the type that it has after reading: a length without a unit is a number. */
export interface NormalValue {
  readonly type: (typeof usedTypes)[number];
  readonly value: unknown;
}

for (const { space } of Object.values(colourSpaces)) ColorSpace.register(space);

/** A colour as CSS writes it: `#rrggbb`, `rgb()`, `oklch()`, a name. Undefined for any other text. */
export function readColourText(text: string): unknown {
  const css = text.trim();
  const ofHex = colourObject(css);
  if (ofHex !== undefined) return ofHex;
  // No colour is longer, and the parser of all of them is slow.
  if (css.length > 100 || !/^(?:[a-z]{3,30}|[a-z][a-z\d-]{2,11}\([^()]+\))$/i.test(css)) return undefined;
  try {
    const { spaceId, coords, alpha } = parse(css);
    const components = coords.map((each) => each ?? 0);
    const { space } = Object.values(colourSpaces).find((each) => each.space.id === spaceId) ?? {};
    if (space === undefined || !components.every(Number.isFinite)) return undefined;
    const [first = 0, second = 0, third = 0] = components;
    const shown = colourCss({ space, coords: [first, second, third], alpha: alpha ?? 1 });
    const p3 = /^color\(display-p3 (\S+) (\S+) (\S+?)(?: \/ (\S+?))?\)$/.exec(shown)?.slice(1);
    if (p3 === undefined) return colourObject(shown);
    const [red, green, blue, opacity = 1] = p3.map((each) => (each === undefined ? undefined : Number(each)));
    const shares = [red, green, blue].map((each) => Math.min(1, Math.max(0, each ?? 0)));
    return { colorSpace: "display-p3", components: shares, ...(opacity < 1 ? { alpha: opacity } : {}) };
  } catch {
    return undefined;
  }
}

/** A colour as the repository writes it; one outside sRGB stays in its own space. */
function colourOf(value: unknown): unknown {
  if (typeof value === "string") return readColourText(value);
  if (!isObject(value)) return undefined;
  const { colorSpace, components, alpha = 1 } = value;
  const own = { colorSpace, components, ...(alpha === 1 ? {} : { alpha }) };
  const color = readColourObject(own);
  return color === undefined ? undefined : (colourObject(colourCss(color)) ?? own);
}

const numberOf = (text: string): number | undefined =>
  /^-?(?:\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : undefined;

/** A length: `{value, unit}`, `16px`, `1rem`; a number without a unit is a number. */
function lengthOf(value: unknown): NormalValue | undefined {
  if (typeof value === "number" && Number.isFinite(value)) return { type: "number", value };
  if (isObject(value)) {
    const { value: number, unit } = value;
    if (typeof number !== "number" || !Number.isFinite(number)) return undefined;
    return unit === "px" || unit === "rem" ? { type: "dimension", value: { value: number, unit } } : undefined;
  }
  if (typeof value !== "string") return undefined;
  const number = numberOf(value.replace(/(?:px|rem)$/, ""));
  if (number === undefined) return undefined;
  const unit = value.endsWith("rem") ? "rem" : value.endsWith("px") ? "px" : undefined;
  return unit === undefined ? { type: "number", value: number } : { type: "dimension", value: { value: number, unit } };
}

function shadowOf(value: unknown): unknown {
  const layers: unknown[] = Array.isArray(value) ? value : [value];
  const read = layers.map((layer) => {
    if (!isObject(layer)) return undefined;
    const color = colourOf(layer["color"]);
    const lengths = ["offsetX", "offsetY", "blur", "spread"].map((name) => {
      const length = lengthOf(layer[name] ?? 0);
      if (length === undefined) return undefined;
      return [name, length.type === "number" ? { value: length.value, unit: "px" } : length.value] as const;
    });
    if (color === undefined || lengths.includes(undefined)) return undefined;
    const parts = lengths.flatMap((each) => (each === undefined ? [] : [each]));
    return { color, ...Object.fromEntries(parts), ...(layer["inset"] === true ? { inset: true } : {}) };
  });
  if (read.length === 0 || read.includes(undefined)) return undefined;
  return Array.isArray(value) ? read : read[0];
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/**
 * A value without references in the one form that the import works with; `undefined` when it is not of its type. Older
 * files have colours as `#rrggbb` and lengths as texts: they are read too.
 */
export function normalValue(type: string, value: unknown): NormalValue | undefined {
  switch (type) {
    case "color": {
      const color = colourOf(value);
      return color === undefined ? undefined : { type, value: color };
    }
    case "dimension":
      return lengthOf(value);
    case "number": {
      const percent = typeof value === "string" && value.endsWith("%") ? numberOf(value.slice(0, -1)) : undefined;
      return percent === undefined ? lengthOf(value) : { type, value: rounded(percent / 100) };
    }
    case "fontWeight":
      return typeof value === "number" || isText(value) ? { type, value: numberOf(String(value)) ?? value } : undefined;
    case "fontFamily": {
      const names: unknown[] = Array.isArray(value) ? value : isText(value) ? value.split(",") : [];
      const families = names.filter(isText).map((name) => name.trim().replaceAll(/^["']|["']$/g, ""));
      return families.length > 0 && families.length === names.length ? { type, value: families } : undefined;
    }
    case "string":
      return isText(value) ? { type, value } : undefined;
    case "shadow": {
      const shadow = shadowOf(value);
      return shadow === undefined ? undefined : { type, value: shadow };
    }
    default:
      return undefined;
  }
}

/** The type of a value whose token has none, as in Style Dictionary's older files; `undefined`: it may be anything. */
export function typeOfValue(value: unknown): "color" | "dimension" | undefined {
  if (typeof value === "string" && readColourText(value) !== undefined) return "color";
  return typeof value !== "object" && lengthOf(value) !== undefined ? "dimension" : undefined;
}

/** The value of a designer's token for people: a colour and a length as CSS, everything else as JSON. */
export function shownValue(value: unknown): string {
  const color = readColourObject(value);
  if (color !== undefined) return colourCss(color);
  if (isHexColour(value)) return value;
  const isLength = isObject(value) && typeof value["value"] === "number" && typeof value["unit"] === "string";
  const text = isLength ? `${String(value["value"])}${String(value["unit"])}` : (JSON.stringify(value) ?? "");
  return escapeHidden(shortened(text, 60));
}
