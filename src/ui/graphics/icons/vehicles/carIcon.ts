/** SVG path data for `Icon`. */
export const carIcon =
  "M4 16.5v-4l2-5.5c.25-.7.8-1 1.5-1h9c.7 0 1.25.3 1.5 1l2 5.5v4zM4.5 12.5h15M5.5 16.5v2.5M18.5 16.5v2.5M7 14.5h.5M16.5 14.5h.5";
