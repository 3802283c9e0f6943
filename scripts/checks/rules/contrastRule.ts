import { type Finding, findingAt } from "#scripts/brands/finding.ts";
import { locate } from "#scripts/brands/json/jsonFile.ts";
import { problem } from "#scripts/brands/messages/catalogue.ts";
import type { ThemeResult } from "#scripts/brands/themes/loadTheme.ts";
import { contrastLevels, contrastPairs, focusSurfaces } from "#scripts/colours/contrastPairs.ts";
import {
  isOfOrigin,
  measureFocus,
  measurePairs,
  type MeasuredPair,
  type RoleColours,
  shownRatio,
} from "#scripts/colours/measurePairs.ts";
import type { NamedColour } from "#scripts/colours/readColour.ts";
import { colourObject } from "#scripts/colours/colourObject.ts";
import { suggestColour } from "#scripts/colours/suggestColour.ts";
import { tokenOrigin } from "#scripts/colours/tokenOrigin.ts";
import { inOneLine } from "#scripts/text/jsonc/serialise.ts";
import type { Rule } from "../Rule.ts";

/** Roles whose contrast is checked: they must be opaque. */
const measured = new Set([
  ...contrastPairs.flatMap(({ foreground, backgrounds }) => [foreground, ...backgrounds]),
  ...focusSurfaces,
]);

function colourOf({ tokens }: ThemeResult, role: string): NamedColour | undefined {
  const value = tokens.get(`color.${role}`);
  return value?.type === "color" && value.opaque ? value : undefined;
}

const placeOf = ({ file }: ThemeResult, role: string) => locate(file, ["color", role, "$value"]).value;

const ratioText = (ratio: number): string => `${shownRatio(ratio)}:1`;

/** The opaque colours of a theme that was read, with the tokens in which they are written. */
const coloursOf =
  (theme: ThemeResult): RoleColours =>
  (role) => {
    const colour = colourOf(theme, role);
    const origin = tokenOrigin(theme.file.value, `color.${role}`);
    return colour === undefined || origin === undefined ? undefined : { colour, origin };
  };

/**
 * The colour that is in most of the pairs; of two, the one that is more often in front, because it is changed more
 * easily.
 */
function commonOrigin(pairs: readonly MeasuredPair[]): string {
  const counts = new Map<string, number>();
  const add = (origin: string, count: number) => counts.set(origin, (counts.get(origin) ?? 0) + count);
  for (const { frontOrigin, backOrigin } of pairs) {
    add(frontOrigin, 1.01);
    if (backOrigin !== frontOrigin) add(backOrigin, 1);
  }
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}

/**
 * One finding for a colour that fails with others, where it is written, with one suggestion for all its pairs. When
 * several colours could be the wrong one, it is the one that is in most of the failing pairs.
 */
function pairFindings(theme: ThemeResult): Finding[] {
  const all = measurePairs(coloursOf(theme));
  const findings: Finding[] = [];
  let failing = all.filter(({ ratio, minimum }) => ratio < minimum);
  while (failing.length > 0) {
    const origin = commonOrigin(failing);
    const own = failing.filter((pair) => isOfOrigin(origin, pair));
    failing = failing.filter((pair) => !isOfOrigin(origin, pair));
    const pairs = own.map(({ front, back, frontColour, backColour, ratio }) => ({
      front,
      frontColour: frontColour.css,
      back,
      backColour: backColour.css,
      ratio: ratioText(ratio),
    }));
    const nearest = suggestColour(origin, all, own);
    const roles = [...new Set(own.flatMap(({ front, back, frontOrigin }) => (frontOrigin === origin ? front : back)))];
    const place = locate(theme.file, [...origin.split("."), "$value"]).value;
    findings.push(
      findingAt(place, problem("low-contrast", { pairs, least: Math.max(...own.map(({ minimum }) => minimum)) }), {
        fix: nearest === undefined ? undefined : { kind: "colour", text: inOneLine(colourObject(nearest)) },
        related: origin.startsWith("color.")
          ? []
          : roles.map((role) => ({ ...placeOf(theme, role), note: "role" as const })),
      }),
    );
  }
  return findings;
}

function focusFindings(theme: ThemeResult): Finding[] {
  return measureFocus(coloursOf(theme))
    .filter(({ ratio }) => ratio < contrastLevels.normal.control)
    .map(({ surface, colour: { colour }, outer, inner, ratio }) => {
      const colours = { outer: outer.colour.css, inner: inner.colour.css, surface, surfaceColour: colour.css };
      return findingAt(placeOf(theme, "focus"), problem("low-contrast/focus", { ...colours, ratio: ratioText(ratio) }));
    });
}

function translucentFindings(theme: ThemeResult): Finding[] {
  return [...measured].flatMap((role) => {
    const value = theme.tokens.get(`color.${role}`);
    if (value?.type !== "color" || value.opaque) return [];
    return [findingAt(placeOf(theme, role), problem("translucent-colour", { role, colour: value.css }))];
  });
}

const themeFindings = (theme: ThemeResult): Finding[] => [
  ...pairFindings(theme),
  ...focusFindings(theme),
  ...translucentFindings(theme),
];

/** Text, controls and focus have enough contrast with their backgrounds. */
export const contrastRule: Rule = {
  meta: { name: "contrast", codes: ["low-contrast", "translucent-colour"] },
  check: ({ workspace }) => [...workspace.themes.values()].flatMap(themeFindings),
};
