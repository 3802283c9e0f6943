const format = new Intl.ListFormat("nb");

/** Names as a list in Norwegian: 'farger, skrift og logo'. */
export const listInWords = (names: readonly string[]): string => format.format(names);
