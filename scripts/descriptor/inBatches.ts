/** So many files may be open at once without meeting the limit of any system. */
const batchSize = 48;

/** Does something slow for each item, some at a time; the results keep the items' order. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += batchSize)
    results.push(...(await Promise.all(items.slice(start, start + batchSize).map(task))));
  return results;
}
