/** SVG path data for `Icon`. */
export const logoutIcon = "M10 4.5H5.5v15H10M9.5 12h10M15.5 8l4 4-4 4";
