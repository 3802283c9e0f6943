import { type Finding, findingAt } from "#scripts/brands/finding.ts";
import { locate } from "#scripts/brands/jsonFile.ts";
import { problem } from "#scripts/brands/messages/catalogue.ts";
import { valueAt } from "#scripts/brands/layers.ts";
import type { ThemeResult } from "#scripts/brands/themes/loadTheme.ts";
import { aliasTarget } from "#scripts/brands/themes/tokenAliases.ts";
import { contrastRatio, type NamedColour, nearestPassingColour } from "../contrast.ts";
import { contrastPairs, focusSurfaces } from "../contrastPairs.ts";
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

/** Rounded down: 4.496 is not 4.5. */
const shownRatio = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

/** Two roles, the values of the file that their colours come from, and the contrast that they need. */
interface Measured {
  readonly front: string;
  readonly back: string;
  readonly frontColour: NamedColour;
  readonly backColour: NamedColour;
  /** Names of the tokens in which the colours are written. */
  readonly frontOrigin: string;
  readonly backOrigin: string;
  readonly ratio: number;
  readonly minimum: number;
}

/** The token in which the colour of a role is written: with aliases, the one at their end. */
function originOf({ file }: ThemeResult, role: string): string {
  let name = `color.${role}`;
  // The resolver of aliases has refused circles.
  for (
    let target = aliasTarget(valueAt(file.value, [...name.split("."), "$value"]));
    target !== undefined;
    target = aliasTarget(valueAt(file.value, [...name.split("."), "$value"]))
  )
    name = target;
  return name;
}

function measuredPairs(theme: ThemeResult): Measured[] {
  return contrastPairs.flatMap(({ foreground, backgrounds, minimum }) =>
    backgrounds.flatMap((back) => {
      const [frontColour, backColour] = [colourOf(theme, foreground), colourOf(theme, back)];
      if (frontColour === undefined || backColour === undefined) return [];
      const ratio = contrastRatio(frontColour, backColour);
      const origins = { frontOrigin: originOf(theme, foreground), backOrigin: originOf(theme, back) };
      return [{ front: foreground, back, frontColour, backColour, ...origins, ratio, minimum }];
    }),
  );
}

const isIn = (origin: string, { frontOrigin, backOrigin }: Measured): boolean =>
  frontOrigin === origin || backOrigin === origin;

/**
 * The colour that is in most of the pairs; of two, the one that is more often in front, because it is changed more
 * easily.
 */
function commonOrigin(pairs: readonly Measured[]): string {
  const counts = new Map<string, number>();
  const add = (origin: string, count: number) => counts.set(origin, (counts.get(origin) ?? 0) + count);
  for (const { frontOrigin, backOrigin } of pairs) {
    add(frontOrigin, 1.01);
    if (backOrigin !== frontOrigin) add(backOrigin, 1);
  }
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most))[0];
}

/** The nearest colour that has enough contrast in all pairs with it, or at least in those that fail. */
function nearestFor(origin: string, all: readonly Measured[], failing: readonly Measured[]): string | undefined {
  const [first] = failing;
  if (first === undefined) return undefined;
  const own = first.frontOrigin === origin ? first.frontColour : first.backColour;
  const neighbours = (pairs: readonly Measured[]) =>
    pairs
      .filter((pair) => isIn(origin, pair))
      .map(({ frontOrigin, frontColour, backColour, minimum }) => ({
        colour: frontOrigin === origin ? backColour : frontColour,
        minimum,
      }));
  return nearestPassingColour(own.color, neighbours(all)) ?? nearestPassingColour(own.color, neighbours(failing));
}

/**
 * One finding for a colour that fails with others, where it is written, with one suggestion for all its pairs. When
 * several colours could be the wrong one, it is the one that is in most of the failing pairs.
 */
function pairFindings(theme: ThemeResult): Finding[] {
  const all = measuredPairs(theme);
  const findings: Finding[] = [];
  let failing = all.filter(({ ratio, minimum }) => ratio < minimum);
  while (failing.length > 0) {
    const origin = commonOrigin(failing);
    const own = failing.filter((pair) => isIn(origin, pair));
    failing = failing.filter((pair) => !isIn(origin, pair));
    const pairs = own.map(({ front, back, frontColour, backColour, ratio }) => ({
      front,
      frontColour: frontColour.css,
      back,
      backColour: backColour.css,
      ratio: shownRatio(ratio),
    }));
    const nearest = nearestFor(origin, all, own);
    const roles = [...new Set(own.flatMap(({ front, back, frontOrigin }) => (frontOrigin === origin ? front : back)))];
    const place = locate(theme.file, [...origin.split("."), "$value"]).value;
    findings.push(
      findingAt(place, problem("low-contrast", { pairs, least: Math.max(...own.map(({ minimum }) => minimum)) }), {
        fix: nearest === undefined ? undefined : { kind: "colour", text: `"${nearest}"` },
        related: origin.startsWith("color.")
          ? []
          : roles.map((role) => ({ ...placeOf(theme, role), note: "role" as const })),
      }),
    );
  }
  return findings;
}

/** Focus has two rings. On every surface at least one of them must be visible. */
function focusFindings(theme: ThemeResult): Finding[] {
  const outer = colourOf(theme, "focus");
  const inner = colourOf(theme, "focusInner");
  if (outer === undefined || inner === undefined) return [];
  return focusSurfaces.flatMap((name) => {
    const surface = colourOf(theme, name);
    if (surface === undefined) return [];
    const best = Math.max(contrastRatio(outer, surface), contrastRatio(inner, surface));
    if (best >= 3) return [];
    const colours = { outer: outer.css, inner: inner.css, surface: name, surfaceColour: surface.css };
    return [findingAt(placeOf(theme, "focus"), problem("low-contrast/focus", { ...colours, ratio: shownRatio(best) }))];
  });
}

function translucentFindings(theme: ThemeResult): Finding[] {
  return [...measured].flatMap((role) => {
    const value = theme.tokens.get(`color.${role}`);
    if (value?.type !== "color" || value.opaque) return [];
    return [findingAt(placeOf(theme, role), problem("translucent-colour", { role, colour: value.css }))];
  });
}

/** Values of themes without findings: themes with the same text have the same values. */
const passing = new WeakSet<ThemeResult["tokens"]>();

function themeFindings(theme: ThemeResult): Finding[] {
  if (passing.has(theme.tokens)) return [];
  const findings = [...pairFindings(theme), ...focusFindings(theme), ...translucentFindings(theme)];
  if (findings.length === 0) passing.add(theme.tokens);
  return findings;
}

/** Text, controls and focus have enough contrast with their backgrounds. */
export const contrastRule: Rule = {
  meta: { name: "contrast", codes: ["low-contrast", "translucent-colour"] },
  check: ({ workspace }) => [...workspace.themes.values()].flatMap(themeFindings),
};
