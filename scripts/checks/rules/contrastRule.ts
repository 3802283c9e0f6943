import { type Finding, findingAt } from "#scripts/brands/finding.ts";
import { locate } from "#scripts/brands/jsonFile.ts";
import { problem } from "#scripts/brands/messages/catalogue.ts";
import type { ThemeResult } from "#scripts/brands/themes/loadTheme.ts";
import { contrastRatio, type NamedColour, nearestPassingColour } from "../contrast.ts";
import { type ContrastPair, contrastPairs, focusSurfaces } from "../contrastPairs.ts";
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

function pairFindings(theme: ThemeResult, { foreground, backgrounds, minimum }: ContrastPair): Finding[] {
  const front = colourOf(theme, foreground);
  if (front === undefined) return [];
  const behind = backgrounds.flatMap((name) => {
    const colour = colourOf(theme, name);
    return colour === undefined ? [] : [{ name, colour, ratio: contrastRatio(front, colour) }];
  });
  const failing = behind.filter(({ ratio }) => ratio < minimum);
  if (failing.length === 0) return [];
  const all = behind.map(({ colour }) => colour);
  const nearest =
    nearestPassingColour(front.color, all, minimum) ??
    nearestPassingColour(
      front.color,
      failing.map(({ colour }) => colour),
      minimum,
    );
  const pairs = failing.map(({ name, colour, ratio }) => ({
    front: foreground,
    frontColour: front.css,
    back: name,
    backColour: colour.css,
    ratio: shownRatio(ratio),
  }));
  return [
    findingAt(placeOf(theme, foreground), problem("low-contrast", { pairs, least: minimum }), {
      fix: nearest === undefined ? undefined : { kind: "colour", text: `"${nearest}"` },
    }),
  ];
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

/** Text, controls and focus have enough contrast with their backgrounds. */
export const contrastRule: Rule = {
  meta: { name: "contrast", codes: ["low-contrast", "translucent-colour"] },
  check: ({ workspace }) =>
    [...workspace.themes.values()].flatMap((theme) => [
      ...contrastPairs.flatMap((pair) => pairFindings(theme, pair)),
      ...focusFindings(theme),
      ...translucentFindings(theme),
    ]),
};
