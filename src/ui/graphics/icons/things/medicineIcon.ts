/** SVG path data for `Icon`. */
export const medicineIcon = "M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9z";
