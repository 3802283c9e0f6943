/** SVG path data for `Icon`. */
export const shieldIcon =
  "M12 3.5l7.5 2.5v5.5c0 4.25-2.75 7.25-7.5 9-4.75-1.75-7.5-4.75-7.5-9V6zM8.75 11.75l2.5 2.5 4.25-4.5";
