/** SVG path data for `Icon`. */
export const tagIcon = "M4 12.5V4h8.5l7.5 7.5-8.5 8.5zM8.4 8.3v.2";
