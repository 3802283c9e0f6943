/** SVG path data for `Icon`. */
export const graduateIcon = "M12 5 2.5 9.5 12 14l9.5-4.5zM6.5 11.5v4.5c3 2.5 8 2.5 11 0v-4.5M21.5 9.5V15";
