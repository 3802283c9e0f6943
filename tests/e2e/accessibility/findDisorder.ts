/**
 * The texts that are shown wholly above the text before them, in the same column: a screen reader meets them in another
 * order than the eye. For the width of a phone, where a page has one column. What lies over the page has a place of its
 * own. Runs in the page, so it uses nothing outside itself.
 */
export function findDisorder(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const isInFlow = (element: Element): boolean => {
    for (let each: Element | null = element; each !== null; each = each.parentElement)
      if (["absolute", "fixed", "sticky"].includes(getComputedStyle(each).position)) return false;
    return true;
  };
  let before: { readonly text: string; readonly box: DOMRect } | undefined;
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    const text = data.trim();
    if (text === "" || parentElement?.checkVisibility() !== true || !isInFlow(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const box = range.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) continue;
    if (
      before !== undefined &&
      box.bottom <= before.box.top &&
      box.left < before.box.right &&
      box.right > before.box.left
    )
      found.push(`"${text}" is above "${before.text}"`);
    before = { text, box };
  }
  return found;
}
