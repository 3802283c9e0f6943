import { nearestLightness } from "#scripts/shared/colours/contrast.ts";
import { contrastLevels } from "#scripts/shared/colours/contrastPairs.ts";
import {
  type MeasuredPair,
  measureFocus,
  measurePairs,
  type RoleColours,
} from "#scripts/shared/colours/measurePairs.ts";
import type { NamedColour } from "#scripts/shared/colours/readColour.ts";
import { ContrastGraph } from "#scripts/shared/colours/palette/ContrastGraph.ts";

/** Opaque colours by role without its group: `onAction`. */
export type ColoursByRole = ReadonlyMap<string, NamedColour>;

/** The colours as the gate measures them: every role for itself. */
export const asRoleColours =
  (colours: ColoursByRole): RoleColours =>
  (role) => {
    const colour = colours.get(role);
    return colour === undefined ? undefined : { colour, origin: role };
  };

/** What the gate asks for. */
const level = contrastLevels.normal;

/** Two roles that have too little contrast. */
type FailingPair = readonly [front: string, back: string];

/** The pairs with too little contrast, and the surfaces on which no ring of the focus is seen. */
export function failingPairs(colours: ColoursByRole): FailingPair[] {
  const colourOf = asRoleColours(colours);
  const pairs = measurePairs(colourOf).filter(({ ratio, minimum }) => ratio < minimum);
  const focus = measureFocus(colourOf).filter(({ ratio }) => ratio < level.control);
  return [
    ...pairs.map(({ front, back }): FailingPair => [front, back]),
    ...focus.map(({ surface, isOuter }): FailingPair => [isOuter ? "focus" : "focusInner", surface]),
  ];
}

/** The pair of a role that is nearest to what it needs, or furthest below it. */
export function worstPair(role: string, colours: ColoursByRole): MeasuredPair | undefined {
  return measurePairs(asRoleColours(colours))
    .filter(({ front, back }) => front === role || back === role)
    .toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum)[0];
}

/**
 * The colours that are wanted, or where two of them have too little contrast, the nearest lightness that has enough. What
 * nobody has asked for moves first, then what is in front: a text gives way to its background. Where nothing fits, both
 * roles stay as they are.
 * @param present colours that pass
 * @param wanted new colours of some of the roles
 */
export function passingColours(present: ColoursByRole, wanted: ColoursByRole): ColoursByRole {
  const colours = new Map([...present, ...wanted]);
  const graph = new ContrastGraph((role) => (colours.has(role) ? role : undefined), level);
  const mostMoves = 4 * colours.size;
  const stuck = new Set<string>();
  for (let moves = 0; moves < mostMoves; moves += 1) {
    const [pair] = failingPairs(colours).filter(([front, back]) => !stuck.has(`${front} ${back}`));
    if (pair === undefined) break;
    const order = pair.toSorted((a, b) => Number(wanted.has(a)) - Number(wanted.has(b)));
    const moved = order.find((role) => {
      const colour = colours.get(role);
      const next = colour && nearestLightness(colour.color, (each) => graph.passes(role, each, colours));
      if (next !== undefined) colours.set(role, next);
      return next !== undefined;
    });
    if (moved === undefined) stuck.add(pair.join(" "));
  }
  return withPresent(colours, present);
}

/** The ring of the focus has two lines: it is enough that one of them is seen. */
const ring = ["focus", "focusInner"];

/** Roles that still fail get their present colours, until no pair fails that did not fail before. */
function withPresent(colours: Map<string, NamedColour>, present: ColoursByRole): ColoursByRole {
  for (;;) {
    const restored = failingPairs(colours)
      .flatMap(([front, back]) => [...(ring.includes(front) ? ring : [front]), back])
      .filter((role) => present.has(role) && colours.get(role) !== present.get(role));
    if (restored.length === 0) return colours;
    for (const role of restored) {
      const before = present.get(role);
      if (before !== undefined) colours.set(role, before);
    }
  }
}
