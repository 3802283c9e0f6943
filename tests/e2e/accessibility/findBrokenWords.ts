/**
 * The words that are on two lines without a hyphen, within elements that match the selector. A soft hyphen ends a text
 * node, and is as wide as what is drawn. Runs in the page, so it uses nothing outside itself.
 */
export function findBrokenWords(within: string): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  const lineOf = (node: Text, place: number): number => {
    const range = document.createRange();
    range.setStart(node, place);
    range.setEnd(node, place + 1);
    return Math.round(range.getBoundingClientRect().top);
  };
  while (texts.nextNode()) {
    const { data, parentElement, previousSibling: hyphen } = texts.currentNode as Text;
    const before = hyphen?.previousSibling;
    if (hyphen instanceof HTMLSpanElement && hyphen.ariaHidden === "true" && before instanceof Text) {
      const isBroken = lineOf(before, before.length - 1) !== lineOf(texts.currentNode as Text, 0);
      if (isBroken && hyphen.getBoundingClientRect().width === 0) broken.push(`${before.data}|${data}`);
    }
    if (parentElement?.checkVisibility() !== true || parentElement.closest(within) === null) continue;
    for (const { 0: word, index } of data.matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, index);
      range.setEnd(texts.currentNode, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}
