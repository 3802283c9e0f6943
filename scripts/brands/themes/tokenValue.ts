import { isObject } from "#contract/isObject.ts";
import { colourObject, readColourObject, wrongFallback } from "#scripts/shared/colours/colourObject.ts";
import { isOpaque, namedColour } from "#scripts/shared/colours/readColour.ts";
import { inOneLine } from "#scripts/shared/text/jsonc/serialise.ts";
import type { ColorObject } from "colorjs.io/fn";

import type { Path } from "../json/jsonFile.ts";
import { problem, type Problem } from "#scripts/findings/Problem.ts";
import type { Fix } from "#scripts/findings/Finding.ts";
import { quoted } from "#scripts/shared/text/quoted.ts";
import type { TokenType } from "../TokenType.ts";

/** A CSS length. */
export interface Dimension {
  readonly value: number;
  readonly unit: "px" | "rem";
}

/** A value that was parsed and can be written to CSS. Of the file's own text it contains only font names. */
export type TokenValue =
  | { readonly type: "color"; readonly color: ColorObject; readonly css: string; readonly opaque: boolean }
  | { readonly type: "dimension"; readonly dimension: Dimension; readonly css: string }
  | { readonly type: "duration" | "fontWeight" | "number"; readonly number: number; readonly css: string }
  | { readonly type: "fontFamily"; readonly families: readonly string[]; readonly css: string }
  | { readonly type: "shadow"; readonly css: string };

/** A value, or its problem. */
export type TokenResult =
  | { readonly value: TokenValue }
  | {
      readonly problem: Problem;
      /** Where in the value it is; left out: the value as a whole. */
      readonly path?: Path;
      readonly fix?: Fix;
    };

const isFiniteNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

function refused(type: TokenType, value: unknown): TokenResult {
  const params = { value: quoted(value) };
  return { problem: type === "color" ? problem("bad-colour", params) : problem("bad-token", { ...params, type }) };
}

const mostFonts = 10;
const mostLayers = 10;

const tooMany = (what: "fonts" | "layers", count: number, most: number): TokenResult => ({
  problem: problem(`too-complex/${what}`, { count, most }),
});

function readColour(value: unknown): TokenResult {
  const color = readColourObject(value);
  if (color === undefined) {
    const meant = typeof value === "string" ? colourObject(value) : undefined;
    if (meant === undefined) return refused("color", value);
    const fix: Fix = { kind: "form", text: inOneLine(meant) };
    return { problem: problem("bad-colour/text", { value: quoted(value) }), fix };
  }
  const wrong = wrongFallback(value);
  if (wrong !== undefined)
    return {
      problem: problem("bad-colour/fallback", wrong),
      path: ["hex"],
      fix: { kind: "form", text: `"${wrong.wanted}"` },
    };
  return { value: { type: "color", ...namedColour(color), opaque: isOpaque(color) } };
}

/** Larger numbers are not measures, and their CSS would be `Infinity`. */
const largestMeasure = 10_000;
const isMeasure = (value: unknown): value is number => isFiniteNumber(value) && Math.abs(value) <= largestMeasure;
/** How far a shadow reaches, in px. */
const farthestShadow = 200;
const mostShadows = 8;

const numberCss = (number: number): string => String(Math.round(number * 10_000) / 10_000);

/** Whether a value is an object with no other keys than these. */
const hasOnly = (value: unknown, keys: readonly string[]): value is Record<string, unknown> =>
  isObject(value) && Object.keys(value).every((key) => keys.includes(key));

const isLengthUnit = (unit: unknown): unit is Dimension["unit"] => unit === "px" || unit === "rem";

function readDimension(value: unknown): TokenResult {
  if (!hasOnly(value, ["value", "unit"]) || !isMeasure(value["value"]) || !isLengthUnit(value["unit"]))
    return refused("dimension", value);
  const dimension: Dimension = { value: value["value"], unit: value["unit"] };
  return { value: { type: "dimension", dimension, css: `${numberCss(dimension.value)}${dimension.unit}` } };
}

function readDuration(value: unknown): TokenResult {
  if (
    !hasOnly(value, ["value", "unit"]) ||
    !isMeasure(value["value"]) ||
    value["value"] < 0 ||
    (value["unit"] !== "ms" && value["unit"] !== "s")
  )
    return refused("duration", value);
  return { value: { type: "duration", number: value["value"], css: `${numberCss(value["value"])}${value["unit"]}` } };
}

/** The names of font weights in the standard. */
export const weightNames: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  "extra-light": 200,
  "ultra-light": 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  "semi-bold": 600,
  "demi-bold": 600,
  bold: 700,
  "extra-bold": 800,
  "ultra-bold": 800,
  black: 900,
  heavy: 900,
  "extra-black": 950,
  "ultra-black": 950,
};

const genericFamilies = [
  "sans-serif",
  "serif",
  "monospace",
  "cursive",
  "fantasy",
  "system-ui",
  "ui-sans-serif",
  "ui-serif",
  "ui-rounded",
  "ui-monospace",
];

/** Whether a font family is one of the browser's own; those are written without quotes. */
export const isGenericFamily = (name: string): boolean => genericFamilies.includes(name);

function readFontFamily(value: unknown): TokenResult {
  const families: unknown[] = Array.isArray(value) ? value : [value];
  if (families.length > mostFonts) return tooMany("fonts", families.length, mostFonts);
  const good =
    families.length > 0 && families.every((name) => typeof name === "string" && /^[A-Za-z][\w -]{0,60}$/.test(name));
  if (!good) return refused("fontFamily", value);
  const names = families as string[];
  const css = names.flatMap((name) => (isGenericFamily(name) ? [name] : [`"${name}"`, `"${name} Fallback"`])).join(",");
  return { value: { type: "fontFamily", families: names, css } };
}

function readNumber(type: "fontWeight" | "number", value: unknown): TokenResult {
  const isNamed = type === "fontWeight" && typeof value === "string" && Object.hasOwn(weightNames, value);
  const number = isNamed ? weightNames[value] : value;
  if (!isMeasure(number) || number < 0 || (type === "fontWeight" && (number < 1 || number > 1000)))
    return refused(type, value);
  return { value: { type, number, css: numberCss(number) } };
}

function reachesLittle(length: TokenResult): boolean {
  if (!("value" in length) || length.value.type !== "dimension") return false;
  const { value, unit } = length.value.dimension;
  return Math.abs(value) * (unit === "rem" ? 16 : 1) <= farthestShadow;
}

/** CSS drops a whole shadow whose blur is negative. */
const isBlur = (length: TokenResult | undefined): boolean =>
  length !== undefined && "value" in length && length.value.type === "dimension" && length.value.dimension.value >= 0;

const shadowLengths = ["offsetX", "offsetY", "blur", "spread"];
const shadowKeys = ["color", ...shadowLengths, "inset"];
const isInset = (inset: unknown): boolean => inset === undefined || typeof inset === "boolean";

function readShadow(value: unknown): TokenResult {
  const layers: unknown[] = Array.isArray(value) ? value : [value];
  if (layers.length > mostLayers) return tooMany("layers", layers.length, mostLayers);
  const parts: string[] = [];
  for (const [index, layer] of layers.entries()) {
    if (!hasOnly(layer, shadowKeys) || !isInset(layer["inset"])) return refused("shadow", layer);
    const color = readColour(layer["color"]);
    if (!("value" in color))
      return { ...color, path: [...(Array.isArray(value) ? [index] : []), "color", ...(color.path ?? [])] };
    const lengths = shadowLengths.map((name) => readDimension(layer[name]));
    const css = lengths.map((length) => ("value" in length ? length.value.css : undefined));
    if (css.includes(undefined) || !lengths.every(reachesLittle) || !isBlur(lengths[2]))
      return refused("shadow", layer);
    const inset = layer["inset"] === true ? "inset " : "";
    parts.push(`${inset}${css.join(" ")} ${color.value.css}`);
  }
  return parts.length === 0 || parts.length > mostShadows
    ? refused("shadow", value)
    : { value: { type: "shadow", css: parts.join(",") } };
}

/** Reads the value of a token; its aliases are already resolved. */
export function readTokenValue(type: TokenType, value: unknown): TokenResult {
  switch (type) {
    case "color":
      return readColour(value);
    case "dimension":
      return readDimension(value);
    case "duration":
      return readDuration(value);
    case "fontFamily":
      return readFontFamily(value);
    case "fontWeight":
    case "number":
      return readNumber(type, value);
    case "shadow":
      return readShadow(value);
  }
}
