/** SVG path data for `Icon`. */
export const gemIcon = "M7 5h10l3.5 5L12 20 3.5 10zM3.5 10h17M9 10l3 10 3-10";
