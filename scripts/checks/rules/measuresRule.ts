import { type Finding, findingAt } from "#scripts/brands/finding.ts";
import { didYouMean } from "#scripts/brands/didYouMean.ts";
import { locate } from "#scripts/brands/jsonFile.ts";
import type { ThemeResult } from "#scripts/brands/themes/loadTheme.ts";
import { roles } from "#scripts/brands/themes/themeContract.ts";
import { isGenericFamily, type TokenValue } from "#scripts/brands/themes/tokenValue.ts";
import type { CheckContext, Rule } from "../Rule.ts";

/** Bounds of a measure; lengths in px, at a root size of 16. */
interface Bounds {
  readonly good: (value: number) => boolean;
  readonly expected: string;
}

const between = (least: number, most: number, unit: string): Bounds => ({
  good: (value) => value >= least && value <= most,
  expected: `between ${least} and ${most}${unit}`,
});

const spacing = [0, 16, 24, 40, 64, 104, 168];
const ofTheScale: Bounds = {
  good: (value) => spacing.includes(value),
  expected: `a step of the spacing scale: ${spacing.join(", ")} px`,
};

/** Limits of the design that a contrast cannot tell. */
const bounds: Record<string, Bounds> = {
  "font.sizeXs": between(12, 16, " px"),
  "font.sizeSm": between(13, 18, " px"),
  "font.sizeMd": between(16, 18, " px"),
  "font.lineTight": between(1, 1.6, ""),
  "font.lineBody": between(1.4, 2, ""),
  "font.trackingHeading": between(-2, 4, " px"),
  "size.control": between(44, 72, " px"),
  "size.cardPadding": { good: (value) => value >= 0 && value % 4 === 0, expected: "a multiple of 4 px" },
  "size.cardGap": ofTheScale,
  "size.heroPadding": ofTheScale,
};

const notNegative: Bounds = { good: (value) => value >= 0, expected: "0 or more" };

function measureOf(value: TokenValue): number | undefined {
  if (value.type === "dimension") return value.dimension.value * (value.dimension.unit === "rem" ? 16 : 1);
  return value.type === "number" ? value.number : undefined;
}

const placeOf = ({ file }: ThemeResult, name: string) => locate(file, [...name.split("."), "$value"]).value;

function measureFindings(theme: ThemeResult): Finding[] {
  return roles.flatMap(({ name }) => {
    const value = theme.tokens.get(name);
    const measure = value === undefined ? undefined : measureOf(value);
    const { good, expected } = bounds[name] ?? notNegative;
    if (value === undefined || measure === undefined || good(measure)) return [];
    return [findingAt(placeOf(theme, name), { code: "out-of-range", message: `"${name}" is ${value.css}`, expected })];
  });
}

function fontFindings(theme: ThemeResult, fonts: CheckContext["fonts"]): Finding[] {
  return [...theme.tokens].flatMap(([name, value]) => {
    if (value.type !== "fontFamily") return [];
    const unknownKeys = value.families.filter((family) => !isGenericFamily(family) && !fonts.includes(family));
    return unknownKeys.map((family) => {
      const near = didYouMean(family, fonts);
      const message = `The font "${family}" is not installed`;
      return findingAt(placeOf(theme, name), {
        code: "unknown-font",
        message,
        expected: `one of ${fonts.join(", ")}`,
        suggestion: near && `"${near}"`,
      });
    });
  });
}

/** Measures that people can read and touch, and fonts that are there. */
export const measuresRule: Rule = {
  meta: { name: "measures", codes: ["out-of-range", "unknown-font"] },
  check: ({ workspace, fonts }) =>
    [...workspace.themes.values()].flatMap((theme) => [...measureFindings(theme), ...fontFindings(theme, fonts)]),
};
