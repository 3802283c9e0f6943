/**
 * Rules for the dark scheme: where the device asks for it, unless the customer has chosen light; and where the customer
 * has chosen dark. Never on paper.
 * @param rules the rules, given the selector of the page's root
 */
export const inDark = (rules: (root: string) => string, device = ""): string =>
  `@media screen and (prefers-color-scheme:dark)${device}{${rules(":root:not([data-scheme=light])")}}` +
  `@media screen${device}{${rules(":root[data-scheme=dark]")}}`;
