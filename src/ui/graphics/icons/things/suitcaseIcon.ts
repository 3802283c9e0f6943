/** SVG path data for `Icon`. */
export const suitcaseIcon = "M4 8h16v11.5H4zM8.5 8V4.5h7V8M8.5 8v11.5M15.5 8v11.5";
