/** SVG path data for `Icon`. */
export const boatIcon = "M3.5 14.5h17L18 19.5H6.5zM12 14V3.5L18.5 12H12M9.5 12V7.5L5.5 12z";
