/** SVG path data for `Icon`. */
export const cabinIcon = "M3 11.5 12 4.5l9 7M5.5 10v9.5h13V10M9.5 19.5v-6h5v6M16 7.5V4.5";
