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
  /** The text of the node with its marks (`scripts/shared/marks/`); `""`: it has none. */
  readonly marked: string;
}

/** A text of the page, and the same with its marks. */
interface Shown {
  readonly text: string;
  readonly marked: string;
}

/** Rectangles of glyphs are rounded, and reach a little beyond the line where lines are tight. */
const tolerancePx = 1.5;

const clips = (overflow: string): boolean => overflow === "hidden" || overflow === "clip";
const scrolls = (overflow: string): boolean => overflow === "auto" || overflow === "scroll";
const isSeen = (colour: string): boolean => !/^rgba\(.*, 0\)$|^transparent$/.test(colour);
const isPainted = ({ backgroundColor, borderInlineStartWidth, borderInlineStartColor }: CSSStyleDeclaration) =>
  isSeen(backgroundColor) || (borderInlineStartWidth !== "0px" && isSeen(borderInlineStartColor));
const singleSpaced = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** A function that remembers its answers: the browser is asked once about each element. */
function remembered<Answer>(answerOf: (element: Element) => Answer): (element: Element) => Answer {
  const known = new Map<Element, Answer>();
  return (element) => {
    const answer = known.get(element) ?? answerOf(element);
    known.set(element, answer);
    return answer;
  };
}

/** The smallest box around the rectangles of a text, in px from the corner of the window. */
interface TextBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxAround = (rects: readonly DOMRect[]): TextBox => ({
  left: Math.min(...rects.map((rect) => rect.left)),
  right: Math.max(...rects.map((rect) => rect.right)),
  top: Math.min(...rects.map((rect) => rect.top)),
  bottom: Math.max(...rects.map((rect) => rect.bottom)),
});

/** Collects the misfits of a page as it is laid out now. */
class MisfitFinder {
  readonly #found = new Map<string, Misfit>();
  readonly #styleOf = remembered((element) => getComputedStyle(element));
  readonly #boxOf = remembered((element) => element.getBoundingClientRect());
  /** Text for screen readers alone: in a box of 1 px. */
  readonly #isHidden = remembered((element): boolean => {
    if (element === document.body) return false;
    const { width, height } = this.#boxOf(element);
    const { overflowX, position } = this.#styleOf(element);
    const isTiny = position === "absolute" && clips(overflowX) && Math.min(width, height) <= 1;
    return isTiny || (element.parentElement !== null && this.#isHidden(element.parentElement));
  });
  readonly #linesOfButton = new Map<Element, Shown & { readonly tops: readonly number[] }>();

  #add(kind: MisfitKind, { text, marked }: Shown, detail: string): void {
    const key = [kind, text, marked, kind === "broken-word" ? detail : ""].join("\u0000");
    if (!this.#found.has(key)) this.#found.set(key, { kind, text, detail, marked });
  }

  checkText(node: Text, marked: string): void {
    const parent = node.parentElement;
    const text: Shown = { text: singleSpaced(node.data), marked };
    if (text.text === "" || parent === null || parent.tagName === "OPTION") return;
    if (!parent.checkVisibility({ visibilityProperty: true }) || this.#isHidden(parent)) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (rects.length === 0) return;
    this.#checkBoxes(text, parent, boxAround(rects));
    if (rects.length > 1) this.#checkWords(node, text);
    const button = parent.closest("button, a[data-variant]");
    if (button !== null && button.querySelector("h2, h3, p") === null) {
      const lines = this.#linesOfButton.get(button) ?? { ...text, tops: [] };
      this.#linesOfButton.set(button, { ...lines, tops: [...lines.tops, ...rects.map(({ top }) => top)] });
    }
  }

  /** Compares a text with every box around it, from the innermost. */
  #checkBoxes(text: Shown, parent: Element, { left, right, top, bottom }: TextBox): void {
    const slackPx = 0.35 * Number.parseFloat(this.#styleOf(parent).fontSize);
    let isInBlock = false;
    let isInPaint = false;
    let scrollsAcross = false;
    let scrollsDown = false;
    for (let each: Element | null = parent; each !== null && each !== document.body; each = each.parentElement) {
      const style = this.#styleOf(each);
      if (style.display === "inline" || style.display === "contents") continue;
      const box = this.#boxOf(each);
      const beyondPx = Math.max(box.left - left, right - box.right);
      const abovePx = Math.max(box.top - top, bottom - box.bottom);
      if (!isInBlock && beyondPx > tolerancePx)
        this.#add("outside-box", text, `${Math.round(beyondPx)} px beside its block`);
      isInBlock = true;
      if (!isInPaint && isPainted(style)) {
        isInPaint = true;
        if (
          (!scrollsAcross && beyondPx > tolerancePx) ||
          (!scrollsDown && !scrolls(style.overflowY) && abovePx > slackPx)
        )
          this.#add("outside-box", text, `${Math.round(Math.max(beyondPx, abovePx))} px outside the box around it`);
      }
      scrollsAcross ||= scrolls(style.overflowX);
      scrollsDown ||= scrolls(style.overflowY);
      if (!scrollsAcross && clips(style.overflowX) && beyondPx > tolerancePx)
        this.#add("cut-text", text, `${Math.round(beyondPx)} px are not seen`);
      if (!scrollsDown && clips(style.overflowY) && abovePx > slackPx)
        this.#add("cut-text", text, `${Math.round(abovePx)} px are not seen`);
      if (style.position === "fixed") return;
    }
    const beyondPx = right - document.documentElement.clientWidth;
    if (!scrollsAcross && beyondPx > tolerancePx)
      this.#add("wide-page", text, `${Math.round(beyondPx)} px beyond the page`);
  }

  #checkWords(node: Text, text: Shown): void {
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u00ad\u2010-\u2015/-]+/g)) {
      const range = document.createRange();
      // The first letter after a soft hyphen has the rectangle of the hyphen too.
      range.setStart(node, node.data[index - 1] === "\u00ad" ? index + 1 : index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) this.#add("broken-word", text, word);
    }
  }

  #checkButtons(): void {
    for (const [button, { tops, ...text }] of this.#linesOfButton) {
      const apartPx = 0.6 * Number.parseFloat(this.#styleOf(button).fontSize);
      const lines = tops
        .toSorted((a, b) => a - b)
        .filter((top, at, all) => at === 0 || top - (all[at - 1] ?? 0) > apartPx).length;
      if (lines > 2) this.#add("tall-button", text, `${lines} lines`);
    }
  }

  /** What was found, when every text has been checked. */
  end(): Misfit[] {
    this.#checkButtons();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth && ![...this.#found.values()].some(({ kind }) => kind === "wide-page"))
      this.#add("wide-page", { text: "", marked: "" }, `${scrollWidth - clientWidth} px wider than the window`);
    return [...this.#found.values()];
  }
}

/**
 * Measures every visible text of the page, as it is laid out now.
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
  const finder = new MisfitFinder();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) finder.checkText(texts.currentNode as Text, markedTextOf(texts.currentNode as Text));
  return finder.end();
}
