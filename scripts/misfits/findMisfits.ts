/** What is wrong with how a text is laid out. */
export type MisfitKind = "broken-word" | "cut-text" | "outside-box" | "tall-button" | "wide-page";

/** A text that does not fit where it is shown. */
export interface Misfit {
  readonly kind: MisfitKind;
  /**
   * The whole text of the node, with single spaces. Empty for a page that is too wide without a text that causes it.
   */
  readonly text: string;
  /** The word that is broken; in the other kinds what was measured, for people. */
  readonly detail: string;
  /** The text of the node with its marks (`scripts/marks/`); `""`: it has none. */
  readonly marked: string;
}

/**
 * Measures every visible text of the page, as it is laid out now. It runs in the page, so it uses nothing outside
 * itself.
 *
 * - `wide-page`: the text reaches beyond the right edge of the page.
 * - `cut-text`: an ancestor with hidden overflow cuts it.
 * - `outside-box`: it reaches out of its block, or out of the box with a border or a background that is around it.
 * - `broken-word`: a word is on two lines without a hyphen. A soft hyphen, a slash and a dash end a word.
 * - `tall-button`: a button, or a link that looks like one, has three lines or more.
 *
 * @param markedTextOf the text of a node with its marks, where the page had them
 */
export function findMisfits(markedTextOf: (node: Text) => string = () => ""): Misfit[] {
  // Rectangles of glyphs are rounded, and reach a little beyond the line where lines are tight.
  const tolerancePx = 1.5;
  const found = new Map<string, Misfit>();
  /** A text of the page, and the same with its marks. */
  interface Shown {
    readonly text: string;
    readonly marked: string;
  }
  const add = (kind: MisfitKind, { text, marked }: Shown, detail: string) => {
    const key = [kind, text, marked, kind === "broken-word" ? detail : ""].join("\u0000");
    if (!found.has(key)) found.set(key, { kind, text, detail, marked });
  };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const boxes = new Map<Element, DOMRect>();
  const boxOf = (element: Element): DOMRect => {
    const box = boxes.get(element) ?? element.getBoundingClientRect();
    boxes.set(element, box);
    return box;
  };
  const clips = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";
  const isSeen = (colour: string): boolean => !/^rgba\(.*, 0\)$|^transparent$/.test(colour);
  const isPainted = ({ backgroundColor, borderInlineStartWidth, borderInlineStartColor }: CSSStyleDeclaration) =>
    isSeen(backgroundColor) || (borderInlineStartWidth !== "0px" && isSeen(borderInlineStartColor));
  const singleSpaced = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

  /** Text for screen readers alone: in a box of 1 px. */
  const hidden = new Map<Element, boolean>();
  const isHidden = (element: Element | null): boolean => {
    if (element === null || element === document.body) return false;
    const known = hidden.get(element);
    if (known !== undefined) return known;
    const { width, height } = boxOf(element);
    const { overflowX, position } = styleOf(element);
    const isTiny = position === "absolute" && clips(overflowX) && Math.min(width, height) <= 1;
    const answer = isTiny || isHidden(element.parentElement);
    hidden.set(element, answer);
    return answer;
  };

  function checkBoxes(text: Shown, parent: Element, rects: readonly DOMRect[]): void {
    const left = Math.min(...rects.map((rect) => rect.left));
    const right = Math.max(...rects.map((rect) => rect.right));
    const top = Math.min(...rects.map((rect) => rect.top));
    const bottom = Math.max(...rects.map((rect) => rect.bottom));
    const slackPx = 0.35 * Number.parseFloat(styleOf(parent).fontSize);
    let isInBlock = false;
    let isInPaint = false;
    let scrollsAcross = false;
    let scrollsDown = false;
    for (let each: Element | null = parent; each !== null && each !== document.body; each = each.parentElement) {
      const style = styleOf(each);
      if (style.display === "inline" || style.display === "contents") continue;
      const box = boxOf(each);
      const beyondPx = Math.max(box.left - left, right - box.right);
      const abovePx = Math.max(box.top - top, bottom - box.bottom);
      if (!isInBlock && beyondPx > tolerancePx) add("outside-box", text, `${Math.round(beyondPx)} px beside its block`);
      isInBlock = true;
      if (!isInPaint && isPainted(style)) {
        isInPaint = true;
        if (
          (!scrollsAcross && beyondPx > tolerancePx) ||
          (!scrollsDown && !scrolls(style.overflowY) && abovePx > slackPx)
        )
          add("outside-box", text, `${Math.round(Math.max(beyondPx, abovePx))} px outside the box around it`);
      }
      scrollsAcross ||= scrolls(style.overflowX);
      scrollsDown ||= scrolls(style.overflowY);
      if (!scrollsAcross && clips(style.overflowX) && beyondPx > tolerancePx)
        add("cut-text", text, `${Math.round(beyondPx)} px are not seen`);
      if (!scrollsDown && clips(style.overflowY) && abovePx > slackPx)
        add("cut-text", text, `${Math.round(abovePx)} px are not seen`);
      if (style.position === "fixed") return;
    }
    const beyondPx = right - document.documentElement.clientWidth;
    if (!scrollsAcross && beyondPx > tolerancePx) add("wide-page", text, `${Math.round(beyondPx)} px beyond the page`);
  }

  function checkWords(node: Text, text: Shown): void {
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u00ad\u2010-\u2015/-]+/g)) {
      const range = document.createRange();
      // The first letter after a soft hyphen has the rectangle of the hyphen too.
      range.setStart(node, node.data[index - 1] === "\u00ad" ? index + 1 : index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) add("broken-word", text, word);
    }
  }

  const linesOfButton = new Map<Element, Shown & { tops: number[] }>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const parent = node.parentElement;
    const text: Shown = { text: singleSpaced(node.data), marked: markedTextOf(node) };
    if (text.text === "" || parent === null || parent.tagName === "OPTION") continue;
    if (!parent.checkVisibility({ visibilityProperty: true }) || isHidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (rects.length === 0) continue;
    checkBoxes(text, parent, rects);
    if (rects.length > 1) checkWords(node, text);
    const button = parent.closest("button, a[data-variant]");
    if (button !== null && button.querySelector("h2, h3, p") === null) {
      const lines = linesOfButton.get(button) ?? { ...text, tops: [] };
      linesOfButton.set(button, { ...lines, tops: [...lines.tops, ...rects.map(({ top }) => top)] });
    }
  }
  for (const [button, { tops, ...text }] of linesOfButton) {
    const apartPx = 0.6 * Number.parseFloat(styleOf(button).fontSize);
    const lines = tops
      .toSorted((a, b) => a - b)
      .filter((top, at, all) => at === 0 || top - (all[at - 1] ?? 0) > apartPx).length;
    if (lines > 2) add("tall-button", text, `${lines} lines`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth && ![...found.values()].some(({ kind }) => kind === "wide-page"))
    add("wide-page", { text: "", marked: "" }, `${scrollWidth - clientWidth} px wider than the window`);
  return [...found.values()];
}
