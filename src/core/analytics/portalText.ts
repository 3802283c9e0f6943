/** Knows the texts that the portal shows to every customer alike. */
export type IsPortalText = (text: string) => boolean;

/**
 * The first text in an element that is the same for every customer. The text beside it (an agreement's name, a
 * registration number, a count) can be personal and is never used.
 */
export function portalText(element: Element | null | undefined, isPortalText: IsPortalText): string | undefined {
  if (!element) return undefined;
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const text = walker.currentNode.nodeValue?.trim() ?? "";
    if (text !== "" && isPortalText(text)) return text;
  }
  return undefined;
}
