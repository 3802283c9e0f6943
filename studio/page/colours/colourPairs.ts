import { type ContrastLevel, contrastLevels } from "#scripts/shared/colours/contrastPairs.ts";
import {
  isOfOrigin,
  measureFocus,
  type MeasuredPair,
  measurePairs,
  type RoleColours,
} from "#scripts/shared/colours/measurePairs.ts";
import { contrastRatio } from "#scripts/shared/colours/contrast.ts";
import { type NamedColour, readColour } from "#scripts/shared/colours/readColour.ts";
import { suggestColour } from "#scripts/shared/colours/suggestColour.ts";

/** The use of a pair: it decides which limits count (WCAG 2.2: 1.4.3, 1.4.6, 1.4.11). */
export type PairKind = "focus" | "graphic" | "text";

/** `low`: the gate refuses it. Graphics and focus have no AAA. */
export type Grade = "AA" | "AAA" | "low";

/** In each context, text needs more than anything else. */
const kindOf = ({ minimum }: MeasuredPair, level: ContrastLevel): PairKind =>
  minimum === level.text ? "text" : "graphic";

/** Two colours that are seen on each other. */
export interface ColourPair extends MeasuredPair {
  /** `onAction-action`. */
  readonly id: string;
  readonly kind: PairKind;
  readonly grade: Grade;
}

/** The ratio that text needs for AAA. */
export const enhancedMinimum = 7;

const gradeOf = (kind: PairKind, ratio: number, minimum: number): Grade => {
  if (ratio < minimum) return "low";
  return kind === "text" && ratio >= enhancedMinimum ? "AAA" : "AA";
};

/** Every pair of the gate; a ring that is seen on a surface counts as a pair. */
export function colourPairs(colourOf: RoleColours, level: ContrastLevel = contrastLevels.normal): ColourPair[] {
  const pairs = measurePairs(colourOf, level).map((pair): ColourPair => {
    const kind = kindOf(pair, level);
    return {
      ...pair,
      id: `${pair.front}-${pair.back}`,
      kind,
      grade: gradeOf(kind, pair.ratio, pair.minimum),
    };
  });
  const rings = measureFocus(colourOf).map(({ surface, colour, outer, inner, ratio, isOuter }): ColourPair => {
    const ring = isOuter ? outer : inner;
    return {
      id: `ring-${surface}`,
      kind: "focus",
      front: isOuter ? "focus" : "focusInner",
      back: surface,
      frontColour: ring.colour,
      backColour: colour.colour,
      frontOrigin: ring.origin,
      backOrigin: colour.origin,
      ratio,
      minimum: level.control,
      grade: gradeOf("focus", ratio, level.control),
    };
  });
  return [...pairs, ...rings];
}

/** Worst first: by the distance from the needed ratio, so that text and graphics can be compared. */
export const byNeed = (a: ColourPair, b: ColourPair): number => a.ratio / a.minimum - b.ratio / b.minimum;

/** A colour that would do, and for which of the two. */
export interface Suggestion {
  /** The token that gets it. */
  readonly origin: string;
  readonly side: "back" | "front";
  readonly css: string;
  readonly grade: "AA" | "AAA";
}

/** Whether a pair that passes would fail with another colour of a token. */
function breaksOthers({ origin, css }: Suggestion, pairs: readonly ColourPair[]): boolean {
  const color = readColour(css);
  return pairs.some((pair) => {
    if (color === undefined || pair.grade === "low" || !isOfOrigin(origin, pair)) return false;
    const other = pair.frontOrigin === origin ? pair.backColour : pair.frontColour;
    return contrastRatio({ color, css }, other) < pair.minimum;
  });
}

/**
 * The nearest colours that would lift a pair to a grade, first for the foreground. It is the suggestion of `npm run
 * validate`: the other pairs of the colour pass too. One that breaks others is left out, unless both would.
 */
export function suggestionsFor(pair: ColourPair, all: readonly ColourPair[], grade: "AA" | "AAA"): Suggestion[] {
  const minimumOf = (each: MeasuredPair) => (each === pair && grade === "AAA" ? enhancedMinimum : each.minimum);
  const sides = [
    { side: "front", origin: pair.frontOrigin },
    { side: "back", origin: pair.backOrigin },
  ] as const;
  // With one colour for both, a pair has nothing to change.
  if (pair.frontOrigin === pair.backOrigin) return [];
  const relevant = all.filter(({ kind }) => pair.kind === "focus" || kind !== "focus");
  const found = sides.flatMap(({ side, origin }): Suggestion[] => {
    const low = relevant.filter((each) => each !== pair && each.grade === "low" && isOfOrigin(origin, each));
    const css = suggestColour(origin, relevant, [pair, ...low], minimumOf);
    return css === undefined ? [] : [{ side, origin, css, grade }];
  });
  const harmless = found.filter((suggestion) => !breaksOthers(suggestion, relevant));
  return harmless.length > 0 ? harmless : found;
}

/** The opaque colour on which a role is seen, or that is seen on it; for a sample of the role alone. */
export const partnerOf = (role: string, pairs: readonly ColourPair[]): NamedColour | undefined =>
  pairs.find(({ front }) => front === role)?.backColour ?? pairs.find(({ back }) => back === role)?.frontColour;
