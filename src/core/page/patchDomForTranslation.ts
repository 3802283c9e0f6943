/** Elements that a translation has put in the place of a text, by the text. */
const standIns = new WeakMap<Node, Element>();
/** Elements that stand for a text. */
const claimed = new WeakSet<Node>();

/** Whether a translation has put an element there, and no text is known that it stands for. */
const isNewStandIn = (node: Node | null | undefined): node is Element =>
  node?.nodeName === "FONT" && !claimed.has(node);

/** Notes which texts were taken away, and which elements came in their place: at once, or before or behind them. */
function noteStandIns(records: readonly MutationRecord[]): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue;
      const standIn = [...addedNodes, previousSibling, nextSibling].find(isNewStandIn);
      if (standIn === undefined) continue;
      standIns.set(text, standIn);
      claimed.add(standIn);
    }
}

/** What is on the page for a node of React's: the node, or what a translation has put in the place of a text. */
const shownFor = (node: Node): Node => (node.parentNode === null ? (standIns.get(node) ?? node) : node);

/**
 * Lets React continue on a page that others have changed: a browser's translation replaces texts, an extension moves
 * elements (spec: focus-6). A text that React changes, removes or inserts before is then the element that stands for it.
 * Where there is none, React would remove a node, or insert before a node, that is no longer a child, and the browser
 * would throw: removing does nothing, and inserting appends.
 */
export function patchDomForTranslation(nodes: Node = Node.prototype): void {
  const { removeChild, insertBefore, nodeValue } = Object.getOwnPropertyDescriptors(nodes);
  nodes.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const shown = shownFor(child);
    if (shown.parentNode === this) removeChild.value?.call(this, shown);
    return child;
  };
  nodes.insertBefore = function <Child extends Node>(this: Node, child: Child, before: Node | null): Child {
    const shown = before && shownFor(before);
    return insertBefore.value?.call(this, child, shown?.parentNode === this ? shown : null) as Child;
  };
  Object.defineProperty(nodes, "nodeValue", {
    ...nodeValue,
    set(this: Node, value: string | null) {
      nodeValue.set?.call(this, value);
      const shown = shownFor(this);
      if (shown !== this) shown.textContent = value;
    },
  });
  new MutationObserver(noteStandIns).observe(document, { childList: true, subtree: true });
}
