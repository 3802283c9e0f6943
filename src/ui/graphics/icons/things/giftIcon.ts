/** SVG path data for `Icon`. */
export const giftIcon =
  "M4 9.5h16v3.5H4zM5.5 13v7h13v-7M12 9.5V20M12 9.5C10 4 6 4.5 6.5 7.25 7 9 9.5 9.5 12 9.5c2.5 0 5-.5 5.5-2.25C18 4.5 14 4 12 9.5";
