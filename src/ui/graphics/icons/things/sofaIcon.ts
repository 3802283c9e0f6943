/** SVG path data for `Icon`. */
export const sofaIcon = "M6 11V7.5C6 6 7 5 8.5 5h7C17 5 18 6 18 7.5V11M3.5 11.5h3v3h11v-3h3v6.5h-17zM6 18v2M18 18v2";
