/**
 * Finds the item that begins with what was typed, on from the present one and round. The same letter again goes to the
 * next that begins with it.
 * @returns its place in `labels`; undefined: none begins so.
 */
export function findByTyping(labels: readonly string[], present: number, typed: string): number | undefined {
  const first = typed.charAt(0);
  const isRepeated = typed === first.repeat(typed.length);
  const wanted = (isRepeated ? first : typed).toLocaleLowerCase("nb");
  // A longer text may still be about the item that its first letter led to.
  const start = isRepeated ? present + 1 : Math.max(present, 0);
  const order = labels.map((_, step) => (start + step) % labels.length);
  return order.find((place) => labels[place]?.trim().toLocaleLowerCase("nb").startsWith(wanted) === true);
}
