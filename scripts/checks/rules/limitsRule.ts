import { type Finding, findingAt } from "#scripts/brands/finding.ts";
import { didYouMean } from "#scripts/brands/didYouMean.ts";
import { locate } from "#scripts/brands/jsonFile.ts";
import type { ThemeResult } from "#scripts/brands/themes/loadTheme.ts";
import { roles } from "#scripts/brands/themes/themeContract.ts";
import { isGenericFamily, type TokenValue } from "#scripts/brands/themes/tokenValue.ts";
import type { CheckContext, Rule } from "../Rule.ts";

/** Limits of a size, line height or spacing. Lengths are in px, with a root size of 16. */
interface Limits {
  readonly allows: (value: number) => boolean;
  readonly expected: string;
}

const between = (least: number, most: number, unit: string): Limits => ({
  allows: (value) => value >= least && value <= most,
  expected: `between ${least} and ${most}${unit}`,
});

const spacing = [0, 16, 24, 40, 64, 104, 168];
const ofTheScale: Limits = {
  allows: (value) => spacing.includes(value),
  expected: `a step of the spacing scale: ${spacing.join(", ")} px`,
};

/** Limits of the design, by role. All other sizes are 0 or more. */
const limits: Record<string, Limits> = {
  "font.sizeXs": between(12, 16, " px"),
  "font.sizeSm": between(13, 18, " px"),
  "font.sizeMd": between(16, 18, " px"),
  "font.lineTight": between(1, 1.6, ""),
  "font.lineBody": between(1.4, 2, ""),
  "font.trackingHeading": between(-2, 4, " px"),
  "size.control": between(44, 72, " px"),
  "size.cardPadding": { allows: (value) => value >= 0 && value % 4 === 0, expected: "a multiple of 4 px" },
  "size.cardGap": ofTheScale,
  "size.heroPadding": ofTheScale,
};

const notNegative: Limits = { allows: (value) => value >= 0, expected: "0 or more" };

function sizeOf(value: TokenValue): number | undefined {
  if (value.type === "dimension") return value.dimension.value * (value.dimension.unit === "rem" ? 16 : 1);
  return value.type === "number" ? value.number : undefined;
}

const placeOf = ({ file }: ThemeResult, name: string) => locate(file, [...name.split("."), "$value"]).value;

function sizeFindings(theme: ThemeResult): Finding[] {
  return roles.flatMap(({ name }) => {
    const value = theme.tokens.get(name);
    const size = value === undefined ? undefined : sizeOf(value);
    const { allows, expected } = limits[name] ?? notNegative;
    if (value === undefined || size === undefined || allows(size)) return [];
    return [findingAt(placeOf(theme, name), { code: "out-of-range", message: `"${name}" is ${value.css}`, expected })];
  });
}

function fontFindings(theme: ThemeResult, fonts: CheckContext["fonts"]): Finding[] {
  return [...theme.tokens].flatMap(([name, value]) => {
    if (value.type !== "fontFamily") return [];
    const unknown = value.families.filter((family) => !isGenericFamily(family) && !fonts.includes(family));
    return unknown.map((family) => {
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

/** Sizes that people can read and touch, and fonts that are installed. */
export const limitsRule: Rule = {
  meta: { name: "limits", codes: ["out-of-range", "unknown-font"] },
  check: ({ workspace, fonts }) =>
    [...workspace.themes.values()].flatMap((theme) => [...sizeFindings(theme), ...fontFindings(theme, fonts)]),
};
