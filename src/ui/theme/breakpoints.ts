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
