/** SVG path data for `Icon`. */
export const calendarIcon = "M4 6h16v13.5H4zM4 10.5h16M8 3.5V8M16 3.5V8M8 14h2M14 14h2";
