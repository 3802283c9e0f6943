/** The id of the gallery's entry that shows a brand as a whole. */
export const styleBookId = "stilbok";

/**
 * The attribute of a part of a page that is about one role of the theme, with the role's custom property: a press in it
 * leads to that role, whatever else gives the part its look.
 */
export const roleAttribute = "data-role";

/** The custom property with the names of the brand's palette. Each colour is in `--palette-<name>`. */
export const paletteVariable = "--palette";
