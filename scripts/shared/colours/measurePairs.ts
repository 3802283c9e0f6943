import { contrastRatio } from "./contrast.ts";
import { contrastLevels, type ContrastLevel, contrastPairs, focusSurfaces } from "./contrastPairs.ts";
import type { NamedColour } from "./readColour.ts";

/** The colour of a role, and the token in which it is written. */
export interface RoleColour {
  readonly colour: NamedColour;
  readonly origin: string;
}

/** The opaque colour of a role such as `onAction`; undefined when it has none. */
export type RoleColours = (role: string) => RoleColour | undefined;

/** Two roles, their colours, and the contrast that they have and need. */
export interface MeasuredPair {
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

/** Every pair whose colours are known and of which a level asks something. */
export function measurePairs(colourOf: RoleColours, level: ContrastLevel = contrastLevels.normal): MeasuredPair[] {
  return contrastPairs.flatMap(({ foreground, backgrounds, use }) =>
    backgrounds.flatMap((back) => {
      const minimum = level[use];
      if (minimum <= 1) return [];
      const [front, behind] = [colourOf(foreground), colourOf(back)];
      if (front === undefined || behind === undefined) return [];
      return [
        {
          front: foreground,
          back,
          frontColour: front.colour,
          backColour: behind.colour,
          frontOrigin: front.origin,
          backOrigin: behind.origin,
          ratio: contrastRatio(front.colour, behind.colour),
          minimum,
        },
      ];
    }),
  );
}

/** A surface and the better one of the two focus rings on it. */
export interface MeasuredFocus {
  readonly surface: string;
  readonly colour: RoleColour;
  readonly outer: RoleColour;
  readonly inner: RoleColour;
  /** The ratio of the better ring, and whether that is the outer one. */
  readonly ratio: number;
  readonly isOuter: boolean;
}

/** Focus has two rings. On every surface at least one of them must be visible. */
export function measureFocus(colourOf: RoleColours): MeasuredFocus[] {
  const [outer, inner] = [colourOf("focus"), colourOf("focusInner")];
  if (outer === undefined || inner === undefined) return [];
  return focusSurfaces.flatMap((surface) => {
    const colour = colourOf(surface);
    if (colour === undefined) return [];
    const own = contrastRatio(outer.colour, colour.colour);
    const ratio = Math.max(own, contrastRatio(inner.colour, colour.colour));
    return [{ surface, colour, outer, inner, ratio, isOuter: own === ratio }];
  });
}

/** Whether a colour of a pair is written in a token. */
export const isOfOrigin = (origin: string, { frontOrigin, backOrigin }: MeasuredPair): boolean =>
  frontOrigin === origin || backOrigin === origin;

/** A ratio as people read it, rounded down: 4.496 is not 4.5. */
export const shownRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
