/**
 * A list with this many cards or more gets `data-long` (`CardItem`). Fewer are drawn faster than they are estimated.
 */
export const longListLength = 100;
