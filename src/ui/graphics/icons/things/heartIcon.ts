/** SVG path data for `Icon`. */
export const heartIcon =
  "M12 19.5C6.5 15.5 3.5 12.5 3.5 9a4.25 4.25 0 0 1 8.5-1.25A4.25 4.25 0 0 1 20.5 9c0 3.5-3 6.5-8.5 10.5";
