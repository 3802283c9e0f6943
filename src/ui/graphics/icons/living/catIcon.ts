/** SVG path data for `Icon`. */
export const catIcon =
  "M5.5 10.5 5 4l4 3h6l4-3-.5 6.5c0 5-3 8.5-6.5 8.5s-6.5-3.5-6.5-8.5M9.25 11.5v.5M14.75 11.5v.5M11.25 15h1.5M2.5 13h3M18.5 13h3";
