/** SVG path data for `Icon`. */
export const bandageIcon =
  "M4.75 14.25 14.25 4.75a3.5 3.5 0 0 1 5 5l-9.5 9.5a3.5 3.5 0 0 1-5-5zM9 10l5 5M12 9.75v.25M14.25 12v.25M9.75 12v.25M12 14.25v.25";
