/* Icons of controls, messages and contact details. The build puts each into the code that uses it, and no other one. */

export const arrowRightIcon = "M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5";
export const checkIcon = "M5 12.5l4.5 4.5L19 7.5";
export const chevronDownIcon = "M5.5 9l6.5 6.5L18.5 9";
export const chevronRightIcon = "M9 5.5l6.5 6.5L9 18.5";
export const clockIcon = "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 7.5V12l3 2.5";
export const closeIcon = "M6 6l12 12M18 6 6 18";
export const documentIcon = "M6.5 3.5h7l4 4v13h-11zM13.5 3.5v4h4M9.5 12h5M9.5 15.5h5";
export const errorIcon = "M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 7.5v5.5M12 16.25v.25";
export const externalIcon = "M13.5 4.5h6v6M19.5 4.5l-8.5 8.5M10 5.5H5.5v13h13V14";
export const globeIcon =
  "M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17M3.5 12h17M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.1-3.6-8.5s1.2-6.2 3.6-8.5";
export const infoIcon = "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17M12 11v5.5M12 7.5v.25";
export const invoiceIcon = "M5.5 3.5v17l2.2-1.6 2.1 1.6 2.2-1.6 2.2 1.6 2.1-1.6 2.2 1.6v-17zM9 8.5h6M9 12h6";
export const logoutIcon = "M10 4.5H5.5v15H10M9.5 12h10M15.5 8l4 4-4 4";
export const mailIcon = "M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5";
export const menuIcon = "M4 7h16M4 12h16M4 17h16";
export const phoneIcon =
  "M7.5 4 10 8.5 8 10.25c1 2.5 3 4.5 5.75 5.75L15.5 14l4.5 2.5c-.25 2-1.5 3.5-3.5 3.5C10 19.5 4.5 14 4 7.5 4 5.5 5.5 4.25 7.5 4";
export const tagIcon = "M4 12.5V4h8.5l7.5 7.5-8.5 8.5zM8.4 8.3v.2";
export const warningIcon = "M12 4l9 15.5H3zM12 10v4.5M12 16.9v.2";
