const mostListed = 40;

const joined = (items: readonly string[], more: (count: number) => string): string =>
  items.length <= mostListed
    ? items.join(", ")
    : `${items.slice(0, mostListed).join(", ")} ${more(items.length - mostListed)}`;

/** "a, b, c"; a long list is cut. */
export const listed = (items: readonly string[]): string => joined(items, (count) => `and ${count} more`);
/** The same in bokmål. */
export const listet = (items: readonly string[]): string => joined(items, (count) => `og ${count} til`);

/** "a", or "one of a, b, c". */
export const oneOf = (items: readonly string[]): string =>
  items.length === 1 ? (items[0] ?? "") : `one of ${listed(items)}`;
/** The same in bokmål. */
export const enAv = (items: readonly string[]): string =>
  items.length === 1 ? (items[0] ?? "") : `en av ${listet(items)}`;
