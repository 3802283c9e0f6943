/** SVG path data for `Icon`. */
export const menuIcon = "M4 7h16M4 12h16M4 17h16";
