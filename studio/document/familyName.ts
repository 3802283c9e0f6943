/** The name of a font as people write it: "Work Sans". */
export const familyName = (family: string): string =>
  family
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
