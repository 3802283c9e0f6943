/** SVG path data for `Icon`. */
export const chevronDownIcon = "M5.5 9l6.5 6.5L18.5 9";
