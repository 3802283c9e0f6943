/**
 * Does something with every item, a number of them at a time. After a failure nothing more is started, and what was
 * started comes to its end first.
 * @throws the first error
 */
export async function forEachAtOnce<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items[Symbol.iterator]();
  let failure: { readonly error: unknown } | undefined;
  const next = async (): Promise<void> => {
    while (failure === undefined) {
      const { done, value } = rest.next();
      if (done === true) return;
      try {
        await work(value);
      } catch (error) {
        failure ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  if (failure !== undefined) throw failure.error;
}
