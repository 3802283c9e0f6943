/** SVG path data for `Icon`. */
export const warningIcon = "M12 4l9 15.5H3zM12 10v4.5M12 16.9v.2";
