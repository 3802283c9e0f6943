/**
 * Stands for the origin of the page where an address is taken apart without one: a path needs an origin to be parsed.
 * No host name ends in `.invalid` (RFC 2606), so an address that has this origin afterwards was a path.
 */
export const placeholderOrigin = "https://portal.invalid";
