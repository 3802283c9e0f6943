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

// Queries for styled blocks in an element with `container-type: inline-size`, however wide the page is. In `rem`: in
// large text there is room later.

/** Room for the navigation as a bar. In px: a bar with large text takes a second line. */
export const roomForBar = "@container (min-width: 1000px)";

/** Room for a column beside the main one: on a page of about 1000 px. */
export const roomForTwo = "@container (min-width: 59rem)";

/** Room for three cards in a line. */
export const roomForThree = "@container (min-width: 58rem)";

/** Room for five. */
export const roomForFive = "@container (min-width: 33rem)";
