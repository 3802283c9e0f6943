/** SVG path data for `Icon`. */
export const invoiceIcon = "M5.5 3.5v17l2.2-1.6 2.1 1.6 2.2-1.6 2.2 1.6 2.1-1.6 2.2 1.6v-17zM9 8.5h6M9 12h6";
