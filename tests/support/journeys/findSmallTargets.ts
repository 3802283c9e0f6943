/**
 * The links and buttons that are lower than what they are pressed with needs: 44 px for a finger, 24 px for a mouse
 * (spec: focus-12). Runs in the page, so it uses nothing outside itself. A link within a sentence is as high as its line; what is laid over a card or a line counts as the link.
 */
export function findSmallTargets(leastPx: number): string[] {
  const heightOf = (element: Element): number => {
    const heights = ["::before", "::after"].map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return style.position === "absolute" ? Number.parseFloat(style.height) || 0 : 0;
    });
    return Math.max(element.getBoundingClientRect().height, ...heights);
  };
  const isInSentence = (element: Element): boolean =>
    [element.previousSibling, element.nextSibling].some((node) => node instanceof Text && node.data.trim() !== "");
  return [...document.querySelectorAll("a[href], button, summary")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isInSentence(element))
    .filter((element) => element.getBoundingClientRect().width > 1 && heightOf(element) < leastPx - 0.5)
    .map((element) => `${(element as HTMLElement).innerText}: ${Math.round(heightOf(element))} px`);
}
