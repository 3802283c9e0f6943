/** SVG path data for `Icon`. */
export const briefcaseIcon = "M3.5 8h17v11.5h-17zM9 8V5h6v3M3.5 13h17M12 12v2.5";
