import { forEachAtOnce } from "#scripts/deploy/forEachAtOnce.ts";

/** How many screens are captured at a time. */
const workers = 3;

/** Does the work for every item, several at a time, and gives the results in the order of the items. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  await forEachAtOnce(items.entries(), workers, async ([at, item]) => {
    results[at] = await work(item);
  });
  return results;
}
