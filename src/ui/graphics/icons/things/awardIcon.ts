/** SVG path data for `Icon`. */
export const awardIcon =
  "M12 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M8.5 13.5 7 20.5l5-2.5 5 2.5-1.5-7M10 9l1.5 1.5L14.25 7.75";
