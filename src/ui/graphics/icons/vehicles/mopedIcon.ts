/** SVG path data for `Icon`. */
export const mopedIcon =
  "M6 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6M18 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6M9 17h6c0-3.5 1-5 3-6l-2-6h-2.5M9 17c0-2.5-1.5-4-4.5-4v-1.5h6c0 2.5 1 4 4 4";
