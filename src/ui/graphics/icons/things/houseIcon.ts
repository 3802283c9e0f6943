/** SVG path data for `Icon`. */
export const houseIcon = "M3.5 11.5 12 4l8.5 7.5M5.5 10v9.5h13V10M10 19.5v-5.5h4v5.5";
