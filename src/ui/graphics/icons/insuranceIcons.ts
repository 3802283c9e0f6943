/* Icons of what people insure. The build puts each into the code that uses it, and no other one. */

export const catIcon =
  "M5.5 10.5 5 4l4 3h6l4-3-.5 6.5c0 5-3 8.5-6.5 8.5s-6.5-3.5-6.5-8.5M9.25 11.5v.5M14.75 11.5v.5M11.25 15h1.5M2.5 13h3M18.5 13h3";
export const childIcon =
  "M12 3.5a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5M5.5 9.5c2 2.25 4 3 6.5 3s4.5-.75 6.5-3M9 12v8.5M15 12v8.5M12 16v4.5";
export const dogIcon =
  "M8 6.5C5.5 5 3.5 7 4 11.5c.25 2 2 2.25 3 .75M16 6.5c2.5-1.5 4.5.500 4 5-.25 2-2 2.25-3 .75M7 8.5c0-2.5 2-4 5-4s5 1.5 5 4v5c0 3.5-2 6-5 6s-5-2.5-5-6zM10 10v.5M14 10v.5M10.75 14h2.5l-1.25 1.5z";
export const graduateIcon = "M12 5 2.5 9.5 12 14l9.5-4.5zM6.5 11.5v4.5c3 2.5 8 2.5 11 0v-4.5M21.5 9.5V15";
export const groupIcon =
  "M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M3.5 19.5c0-3.5 2.25-5.5 5.5-5.5s5.5 2 5.5 5.5M16 5.5a2.75 2.75 0 0 1 0 5.25M17 14.25c2.25.5 3.5 2.25 3.5 5.25";
export const pawIcon =
  "M12 12c-2.5 0-5 3-5 5.25 0 1.5 1 2.25 2.25 2.25 1 0 1.75-.5 2.75-.5s1.75.5 2.75.5c1.25 0 2.25-.75 2.25-2.25C17 15 14.5 12 12 12M5 9.5v2M9.25 5v2.5M14.75 5v2.5M19 9.5v2";
export const awardIcon =
  "M12 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M8.5 13.5 7 20.5l5-2.5 5 2.5-1.5-7M10 9l1.5 1.5L14.25 7.75";
export const bandageIcon =
  "M4.75 14.25 14.25 4.75a3.5 3.5 0 0 1 5 5l-9.5 9.5a3.5 3.5 0 0 1-5-5zM9 10l5 5M12 9.75v.25M14.25 12v.25M9.75 12v.25M12 14.25v.25";
export const briefcaseIcon = "M3.5 8h17v11.5h-17zM9 8V5h6v3M3.5 13h17M12 12v2.5";
export const cabinIcon = "M3 11.5 12 4.5l9 7M5.5 10v9.5h13V10M9.5 19.5v-6h5v6M16 7.5V4.5";
export const calendarIcon = "M4 6h16v13.5H4zM4 10.5h16M8 3.5V8M16 3.5V8M8 14h2M14 14h2";
export const gemIcon = "M7 5h10l3.5 5L12 20 3.5 10zM3.5 10h17M9 10l3 10 3-10";
export const giftIcon =
  "M4 9.5h16v3.5H4zM5.5 13v7h13v-7M12 9.5V20M12 9.5C10 4 6 4.5 6.5 7.25 7 9 9.5 9.5 12 9.5c2.5 0 5-.5 5.5-2.25C18 4.5 14 4 12 9.5";
export const heartIcon =
  "M12 19.5C6.5 15.5 3.5 12.5 3.5 9a4.25 4.25 0 0 1 8.5-1.25A4.25 4.25 0 0 1 20.5 9c0 3.5-3 6.5-8.5 10.5";
export const houseIcon = "M3.5 11.5 12 4l8.5 7.5M5.5 10v9.5h13V10M10 19.5v-5.5h4v5.5";
export const medicineIcon = "M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9z";
export const pulseIcon = "M2.5 12.5h4L9 6l4.5 12.5 2.5-6h5.5";
export const shieldIcon =
  "M12 3.5l7.5 2.5v5.5c0 4.25-2.75 7.25-7.5 9-4.75-1.75-7.5-4.75-7.5-9V6zM8.75 11.75l2.5 2.5 4.25-4.5";
export const sofaIcon = "M6 11V7.5C6 6 7 5 8.5 5h7C17 5 18 6 18 7.5V11M3.5 11.5h3v3h11v-3h3v6.5h-17zM6 18v2M18 18v2";
export const sparkIcon =
  "M12 3.5c.75 5.25 3.25 7.75 8.5 8.5-5.25.750-7.75 3.25-8.5 8.5-.75-5.25-3.25-7.75-8.5-8.5 5.25-.75 7.75-3.25 8.5-8.5";
export const suitcaseIcon = "M4 8h16v11.5H4zM8.5 8V4.5h7V8M8.5 8v11.5M15.5 8v11.5";
export const umbrellaIcon = "M12 3.5V5M3.5 13a8.5 8 0 0 1 17 0zM12 13v5a2 2 0 0 0 4 0";
export const boatIcon = "M3.5 14.5h17L18 19.5H6.5zM12 14V3.5L18.5 12H12M9.5 12V7.5L5.5 12z";
export const camperIcon =
  "M3.5 16.5v-10h11l2 4h3l1 3.5v2.5h-1.75M14.25 16.5h-4.5M5.75 16.5H3.5M7.75 14.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M16.25 14.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4M6.5 9.5h5";
export const carIcon =
  "M4 16.5v-4l2-5.5c.25-.7.8-1 1.5-1h9c.7 0 1.25.3 1.5 1l2 5.5v4zM4.5 12.5h15M5.5 16.5v2.5M18.5 16.5v2.5M7 14.5h.5M16.5 14.5h.5";
export const caravanIcon =
  "M3.5 15.5v-5.5c0-2 1.5-3.5 3.5-3.5h8c2.5 0 3.5 2 3.5 4.5v4.5H12.5M21 15.5h-2.5M8 15.5H3.5M10.25 13.25a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5M6.5 9.5h3v2h-3zM14 15.5v-6h2.5";
export const mopedIcon =
  "M6 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6M18 14a3 3 0 1 0 0 6 3 3 0 0 0 0-6M9 17h6c0-3.5 1-5 3-6l-2-6h-2.5M9 17c0-2.5-1.5-4-4.5-4v-1.5h6c0 2.5 1 4 4 4";
export const motorcycleIcon =
  "M6 12.5a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5M18 12.5a3.25 3.25 0 1 0 0 6.5 3.25 3.25 0 0 0 0-6.5M6 15.75 9.5 10h5l3.5 5.75M14.5 10 13 6.5h3.5M9.5 10H6M12 15.5l2.5-5.5";
export const scooterIcon =
  "M5.5 16a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5M18.5 16a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5M7.75 18.25h6c.25-2.5 1.25-4 3-4.75L14.5 4H11.5";
export const tractorIcon =
  "M15.5 11a4.25 4.25 0 1 0 0 8.5 4.25 4.25 0 0 0 0-8.5M6 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M8.5 17.5h2.75M4 14.5V11h5V4.5h6.5V11M7 11V7";
export const trailerIcon = "M3.5 6.5h13v9h-13zM10 14.5a2.25 2.25 0 1 0 0 4.5 2.25 2.25 0 0 0 0-4.5M16.5 15.5h4.5";
