/**
 * A text whose half characters are U+FFFD: `encodeURIComponent` refuses them. As `String.prototype.toWellFormed`, which
 * the oldest supported browsers do not have (docs/decisions/0057-supported-browsers.md).
 */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD");
