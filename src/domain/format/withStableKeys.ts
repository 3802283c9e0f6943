/** An item of a list and its key there. */
export interface Keyed<Item> {
  readonly key: string;
  readonly item: Item;
}

/**
 * Gives every item of a list its own key, also where a number is missing or duplicated (spec: avtaler-11). A key
 * stays with its item when the list is fetched again.
 *
 * @param nameOf Identifies an item, as far as its data allows.
 */
export function withStableKeys<Item>(items: readonly Item[], nameOf: (item: Item) => string): Keyed<Item>[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const occurrence = seen.get(name) ?? 0;
    seen.set(name, occurrence + 1);
    return { key: `${name}/${occurrence}`, item };
  });
}
