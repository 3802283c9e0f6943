import { takenOverContexts } from "#scripts/brands/brandFiles.ts";
import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem, type Problem } from "#scripts/findings/Problem.ts";
import { locate } from "#scripts/brands/json/jsonFile.ts";
import type { ThemeResult } from "#scripts/brands/themes/loadTheme.ts";
import { roles } from "#scripts/brands/themes/themeContract.ts";
import type { TokenValue } from "#scripts/brands/themes/tokenValue.ts";
import type { Rule } from "../Rule.ts";

/** Limits of a size, line height or spacing. Lengths are in px, with a root size of 16. */
interface Limits {
  readonly allows: (value: number) => boolean;
  /** The problem of a value that is not allowed. */
  readonly refuse: (role: string, value: string) => Problem;
}

const between = (least: number, most: number, unit: string): Limits => ({
  allows: (value) => value >= least && value <= most,
  refuse: (role, value) => problem("out-of-range", { role, value, least, most, unit }),
});

const spacing = [0, 16, 24, 40, 64, 104, 168];
const ofTheScale: Limits = {
  allows: (value) => spacing.includes(value),
  refuse: (role, value) => problem("out-of-range/steps", { role, value, steps: spacing.map(String), unit: " px" }),
};

/** Limits of the design, by role. All other sizes have those of {@link ofGroup}. */
const limits: Record<string, Limits> = {
  "font.sizeXs": between(12, 16, " px"),
  "font.sizeSm": between(13, 18, " px"),
  "font.sizeMd": between(16, 18, " px"),
  "font.sizeLg": between(17, 28, " px"),
  "font.sizeXl": between(18, 40, " px"),
  "font.size2xl": between(20, 56, " px"),
  "font.size3xl": between(24, 72, " px"),
  "font.weightBody": between(300, 600, ""),
  "font.weightStrong": between(500, 900, ""),
  "font.weightHeading": between(300, 900, ""),
  "font.lineTight": between(1, 1.6, ""),
  "font.lineBody": between(1.4, 2, ""),
  "font.trackingHeading": between(-2, 4, " px"),
  "size.control": between(44, 72, " px"),
  "size.header": between(48, 160, " px"),
  "size.headerCompact": between(44, 120, " px"),
  "size.logo": between(16, 96, " px"),
  "size.logoCompact": between(16, 72, " px"),
  "size.icon": between(12, 48, " px"),
  "size.iconStroke": between(0.5, 4, " px"),
  "size.cardPadding": {
    allows: (value) => value >= 0 && value <= 64 && value % 4 === 0,
    refuse: (role, value) => problem("out-of-range/multiple", { role, value, multiple: 4, unit: " px" }),
  },
  "size.cardGap": ofTheScale,
  "size.heroPadding": ofTheScale,
};

/** Limits of all other sizes, by group. A radius of half a button's height or more makes a pill of it. */
const ofGroup: Record<string, Limits> = {
  radius: between(0, 999, " px"),
  border: between(0, 12, " px"),
};

const notNegative: Limits = {
  allows: (value) => value >= 0,
  refuse: (role, value) => problem("out-of-range", { role, value, least: 0, unit: "" }),
};

function sizeOf(value: TokenValue): number | undefined {
  if (value.type === "dimension") return value.dimension.value * (value.dimension.unit === "rem" ? 16 : 1);
  return value.type === "number" || value.type === "fontWeight" ? value.number : undefined;
}

const placeOf = ({ file }: ThemeResult, name: string) => locate(file, [...name.split("."), "$value"]).value;

function sizeFindings(theme: ThemeResult): Finding[] {
  return roles.flatMap(({ name }) => {
    const value = theme.tokens.get(name);
    const size = value === undefined ? undefined : sizeOf(value);
    const { allows, refuse } = limits[name] ?? ofGroup[String(name.split(".")[0])] ?? notNegative;
    if (value === undefined || size === undefined || allows(size)) return [];
    return [findingAt(placeOf(theme, name), refuse(name, value.css))];
  });
}

/** A theme, and each file of values that are taken over. */
const inAllContexts = (theme: ThemeResult): ThemeResult[] => [
  theme,
  ...takenOverContexts.flatMap((context) => {
    const file = theme.takenOverFiles[context];
    return file === undefined ? [] : [{ ...theme, file, tokens: theme.takenOver[context] }];
  }),
];

/** Sizes that people can read and touch. */
export const limitsRule: Rule = {
  name: "limits",
  check: ({ workspace }) => [...workspace.themes.values()].flatMap(inAllContexts).flatMap(sizeFindings),
};
