/** SVG path data for `Icon`. */
export const pulseIcon = "M2.5 12.5h4L9 6l4.5 12.5 2.5-6h5.5";
