/** SVG path data for `Icon`. */
export const errorIcon = "M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 7.5v5.5M12 16.25v.25";
