/** SVG path data for `Icon`. */
export const childIcon =
  "M12 3.5a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5M5.5 9.5c2 2.25 4 3 6.5 3s4.5-.75 6.5-3M9 12v8.5M15 12v8.5M12 16v4.5";
