/** SVG path data for `Icon`. */
export const camperIcon =
  "M3.5 16.5v-10h11l2 4h3l1 3.5v2.5h-1.75M14.25 16.5h-4.5M5.75 16.5H3.5M7.75 14.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M16.25 14.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M6.5 9.5h5";
