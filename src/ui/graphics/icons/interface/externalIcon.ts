/** SVG path data for `Icon`. */
export const externalIcon = "M13.5 4.5h6v6M19.5 4.5l-8.5 8.5M10 5.5H5.5v13h13V14";
