/** The marks that were taken out of a page. */
export interface TakenMarks {
  /** The text of a node with its marks; `""`: it had none. */
  readonly ofText: (node: Text) => string;
  /** Writes a marked text into a node of the page. */
  readonly write: (node: Text, marked: string) => void;
  /** The attributes of an element that had marks, by name, with their marks. */
  readonly ofAttributes: (element: Element) => ReadonlyMap<string, string>;
  /** From now on the page stays as it is. */
  readonly stop: () => void;
}

/**
 * Takes the marks out of the page as soon as they are in it, before anything is painted: widths, line breaks, copied
 * texts and screen readers have the real text. Each text keeps its marks here until it changes. Until React has every
 * element that the boot script drew, the page stays as it is, since React compares each text with its own
 * (`src/core/page/bootDrawing.ts`).
 */
export function takeMarks(): TakenMarks {
  interface Kept {
    readonly marked: string;
    readonly shown: string;
  }
  const mark = /\u{E0001}[\u{E0020}-\u{E007E}]*\u{E007F}/gu;
  const isMarked = (text: string): boolean => text.includes("\u{E0001}");
  /** An address that code has put together has its mark in the form of addresses. */
  const inAddress = /(?:%F3%A0%8[01]%[89AB][0-9A-F])+/g;
  const keptOf = (marked: string): Kept => ({ marked, shown: marked.replaceAll(mark, "") });
  const texts = new WeakMap<Text, string>();
  const attributes = new WeakMap<Element, Map<string, Kept>>();

  /** The texts whose marks were taken out in this round. */
  const taken = new Set<Text>();
  const takeText = (node: Text): void => {
    // The brand block is a script: the portal reads it.
    if (!isMarked(node.data) || node.parentElement?.matches("script, style") === true) return;
    const kept = keptOf(node.data);
    texts.set(node, kept.marked);
    taken.add(node);
    node.data = kept.shown;
  };
  const takeAttribute = (element: Element, name: string): void => {
    const own = attributes.get(element);
    const value = element.getAttribute(name)?.replaceAll(inAddress, decodeURIComponent) ?? null;
    if (value === null || !isMarked(value)) {
      if (own?.get(name)?.shown !== value) own?.delete(name);
      return;
    }
    const { marked, shown } = keptOf(value);
    // The fragment of an address was there for its mark.
    const kept = { marked, shown: marked.includes("#\u{E0001}") ? shown.replace(/#$/, "") : shown };
    attributes.set(element, (own ?? new Map<string, Kept>()).set(name, kept));
    element.setAttribute(name, kept.shown);
  };
  const takeIn = (root: Node): void => {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = root; node !== null; node = nodes.nextNode()) {
      if (node instanceof Text) takeText(node);
      if (node instanceof Element) for (const name of node.getAttributeNames()) takeAttribute(node, name);
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === "childList") for (const node of addedNodes) takeIn(node);
      if (type === "characterData" && target instanceof Text) {
        takeText(target);
        if (!taken.has(target)) texts.delete(target);
      }
      if (type === "attributes" && target instanceof Element) takeAttribute(target, attributeName ?? "");
    }
    // Its own changes.
    observer.takeRecords();
    taken.clear();
  });
  const isHydrating = (): boolean => {
    const drawing = window.portalDrawing;
    return drawing !== undefined && (drawing.isFrozen !== true || drawing.isReleased === true);
  };
  const pauseMs = 20;
  const start = (): void => {
    if (isHydrating()) return void setTimeout(start, pauseMs);
    takeIn(document.documentElement);
    taken.clear();
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
  return {
    ofText: (node) => texts.get(node) ?? "",
    write(node, marked) {
      node.data = marked;
      takeText(node);
    },
    ofAttributes: (element) =>
      new Map([...(attributes.get(element) ?? [])].map(([name, { marked }]) => [name, marked] as const)),
    stop: () => observer.disconnect(),
  };
}
