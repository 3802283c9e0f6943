import { isOnePiece, markText, type OriginPath } from "#scripts/shared/marks/markText.ts";
import { readMarks, withoutMarks } from "#scripts/shared/marks/readMarks.ts";
import type { TakenMarks } from "#scripts/shared/marks/takeMarks.ts";
import type { ExchangedText } from "#studio/document/StudioDocument.ts";
import { isHydrating } from "./pageState.ts";

/** Whether a placeholder is left. */
const unfilled = /\{\{/;

/**
 * Whether a text can be in the page in one piece. An empty one has no mark, so that nothing could take its place any more:
 * the server has words that stand in for it.
 */
const isExchangeable = (text: string): boolean => text.trim() !== "" && isOnePiece(text);

/** A marked text of the page after an edit; undefined where the edit does not change it. */
function exchanged(marked: string, { path, after }: ExchangedText): string | undefined {
  if (after === undefined || !isExchangeable(after)) return undefined;
  const part = readMarks(marked).find((each) => String(each.path) === String(path));
  // The mark of an address is around nothing.
  if (part === undefined || withoutMarks(marked.slice(part.start, part.end)) === "") return undefined;
  const filled = markText(after, path).replaceAll(
    /\{\{(\w+)\}\}/g,
    (placeholder, name: string) => part.values[name] ?? placeholder,
  );
  // What the page has no value for, and a value with a format, the next page will have.
  return unfilled.test(filled) ? undefined : marked.slice(0, part.start) + filled + marked.slice(part.end);
}

/** Texts that edits have changed since the page was made. */
export interface ExchangedTexts {
  /** A marked text of the page as it is after the edits. */
  readonly edited: (marked: string) => string;
  /** A text is exchanged where it was edited: what it was before. */
  readonly keep: (path: OriginPath, before: string) => void;
  /** Exchanges texts wherever the page has them, and wherever it will have them. */
  readonly exchange: (texts: readonly ExchangedText[], marks: TakenMarks) => void;
}

/**
 * Exchanges texts in the page at once. Only texts that are shown in one piece, and nothing but the characters: the
 * portal's own code finds its elements as they were, and what it draws later has them too. A page that React still
 * hydrates has them when its marks are taken.
 */
export function createExchange(): ExchangedTexts {
  const changed = new Map<string, ExchangedText>();
  /** The texts before they were exchanged. */
  const former = new Map<string, string>();
  const keep = (path: OriginPath, before: string): void => {
    if (!former.has(String(path))) former.set(String(path), before);
  };
  const edited = (marked: string): string =>
    [...changed.values()].reduce((text, change) => exchanged(text, change) ?? text, marked);
  return {
    edited,
    keep,
    exchange(sent, marks) {
      const texts = sent.map((each) => ({
        ...each,
        after: each.after ?? former.get(String(each.path)) ?? each.before,
      }));
      for (const each of texts) {
        if (!isOnePiece(each.before) || !isExchangeable(each.after)) continue;
        keep(each.path, each.before);
        changed.set(String(each.path), each);
      }
      if (isHydrating()) return;
      const nodes = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node: Node | null = nodes.root; node !== null; node = nodes.nextNode()) {
        if (node instanceof Text) exchangeIn(node, texts, marks);
        if (!(node instanceof Element)) continue;
        for (const [name, marked] of marks.ofAttributes(node)) {
          const next = edited(marked);
          if (next !== marked) node.setAttribute(name, next);
        }
      }
    },
  };
}

/** Exchanges texts in one text of the page. */
export function exchangeIn(node: Text, texts: readonly ExchangedText[], marks: TakenMarks): void {
  const marked = marks.ofText(node);
  if (marked === "") return;
  const whole = texts.filter(({ before, after }) => isOnePiece(before) && isOnePiece(after ?? ""));
  const next = whole.reduce((text, change) => exchanged(text, change) ?? text, marked);
  if (next !== marked) marks.write(node, next);
}
