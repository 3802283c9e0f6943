/** SVG path data for `Icon`. */
export const chevronRightIcon = "M9 5.5l6.5 6.5L9 18.5";
