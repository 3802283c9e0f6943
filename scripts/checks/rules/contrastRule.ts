import { type Finding, findingAt } from "#scripts/brands/finding.ts";
import { locate } from "#scripts/brands/jsonFile.ts";
import type { ThemeResult } from "#scripts/brands/themes/loadTheme.ts";
import { contrastRatio, type NamedColour, nearestPassingColour } from "../contrast.ts";
import { type ContrastPair, contrastPairs, focusSurfaces } from "../contrastPairs.ts";
import type { Rule } from "../Rule.ts";

/** Roles that text stands on or is written in: every one that a pair names. */
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
  const pairs = failing.map(
    ({ name, colour, ratio }) => `${foreground} ${front.css} on ${name} ${colour.css} has ${shownRatio(ratio)}`,
  );
  return [
    findingAt(placeOf(theme, foreground), {
      code: "low-contrast",
      message: pairs.join("; "),
      expected: `at least ${minimum}:1`,
      suggestion: nearest === undefined ? undefined : `"${nearest}"`,
    }),
  ];
}

/** Two rings: where the outer one drowns, the inner one must be seen (look: "visible on every surface"). */
function focusFindings(theme: ThemeResult): Finding[] {
  const outer = colourOf(theme, "focus");
  const inner = colourOf(theme, "focusInner");
  if (outer === undefined || inner === undefined) return [];
  return focusSurfaces.flatMap((name) => {
    const surface = colourOf(theme, name);
    if (surface === undefined) return [];
    const best = Math.max(contrastRatio(outer, surface), contrastRatio(inner, surface));
    if (best >= 3) return [];
    const message = `Neither focus ${outer.css} nor focusInner ${inner.css} is visible on ${name} ${surface.css}: ${shownRatio(best)}`;
    return [
      findingAt(placeOf(theme, "focus"), {
        code: "low-contrast",
        message,
        expected: "at least 3:1 for one of them",
      }),
    ];
  });
}

function translucentFindings(theme: ThemeResult): Finding[] {
  return [...measured].flatMap((role) => {
    const value = theme.tokens.get(`color.${role}`);
    if (value?.type !== "color" || value.opaque) return [];
    const message = `${role} ${value.css} lets through what is behind it, so nobody knows its contrast`;
    return [findingAt(placeOf(theme, role), { code: "translucent-colour", message, expected: "an opaque colour" })];
  });
}

/** Colours that stand on each other can be told apart. */
export const contrastRule: Rule = {
  meta: { name: "contrast", codes: ["low-contrast", "translucent-colour"] },
  check: ({ workspace }) =>
    [...workspace.themes.values()].flatMap((theme) => [
      ...contrastPairs.flatMap((pair) => pairFindings(theme, pair)),
      ...focusFindings(theme),
      ...translucentFindings(theme),
    ]),
};
