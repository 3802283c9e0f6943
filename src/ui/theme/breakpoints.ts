/**
 * Viewport widths in px from which a layout applies (spec: focus-8). Equal to `breakpoint` in
 * `themes/base.tokens.json`; a test keeps them so.
 */
export const breakpoints = { medium: 680, large: 1200, xl: 1600 } as const;

/** Media queries for styled blocks: `${from.medium} { … }`. */
export const from = {
  medium: `@media (min-width: ${breakpoints.medium}px)`,
  large: `@media (min-width: ${breakpoints.large}px)`,
  xl: `@media (min-width: ${breakpoints.xl}px)`,
} as const;

/** Media query for styled blocks: the narrowest phones, and phones with large letters. */
export const upToNarrow = "@media (max-width: 22rem)";

/** Query for styled blocks in an element with `container-type: inline-size`, however wide the page: room for five. */
export const roomForFive = "@container (min-width: 33rem)";
