/** SVG path data for `Icon`. */
export const documentIcon = "M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4M9.5 12h5M9.5 15.5h5";
