/** SVG path data for `Icon`. */
export const tractorIcon =
  "M15.5 11a4.25 4.25 0 1 0 0 8.5 4.25 4.25 0 0 0 0-8.5M6 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M8.5 17.5h2.75M4 14.5V11h5V4.5h6.5V11M7 11V7";
