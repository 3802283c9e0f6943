/** SVG path data for `Icon`. */
export const umbrellaIcon = "M12 3.5V5M3.5 13a8.5 8 0 0 1 17 0zM12 13v5a2 2 0 0 0 4 0";
