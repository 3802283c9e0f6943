/** SVG path data for `Icon`. */
export const closeIcon = "M6 6l12 12M18 6 6 18";
