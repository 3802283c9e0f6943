/** A regular expression, with or without the flag `u`, that matches exactly this text. */
export const escapeRegExp = (text: string): string => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, "\\$&");
