/** SVG path data for `Icon`. */
export const trailerIcon = "M3.5 6.5h13v9h-13zM10 14.5a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5M16.5 15.5h4.5";
