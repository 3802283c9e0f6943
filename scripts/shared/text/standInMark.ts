/**
 * The attribute of an image that stands in for the brand's own. `npm run tenant -- new` draws such images, and no brand
 * with one is built.
 */
export const standInMark = "data-stand-in";
