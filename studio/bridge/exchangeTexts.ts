import { isOnePiece, markText } from "#scripts/shared/marks/markText.ts";
import { readMarks } from "#scripts/shared/marks/readMarks.ts";
import type { TakenMarks } from "#scripts/shared/marks/takeMarks.ts";
import type { ChangedText } from "#studio/document/StudioDocument.ts";
import { isHydrating } from "./pageState.ts";

/** Whether a placeholder is left. */
const unfilled = /\{\{/;

/** A text of the page that an edit changes. */
type ExchangedText = Pick<ChangedText, "path" | "before" | "after">;

/** A marked text of the page after an edit; undefined where the edit does not change it. */
function exchanged(marked: string, { path, after }: ExchangedText): string | undefined {
  const part = readMarks(marked).find((each) => String(each.path) === String(path));
  if (part === undefined) return undefined;
  const filled = markText(after, path).replaceAll(
    /\{\{(\w+)\}\}/g,
    (placeholder, name: string) => part.values[name] ?? placeholder,
  );
  // What the page has no value for, and a value with a format, the next page will have.
  return unfilled.test(filled) ? undefined : marked.slice(0, part.start) + filled + marked.slice(part.end);
}

/**
 * Exchanges texts in the page at once, while the page with the new texts is loaded. Only texts that are shown in one
 * piece, and nothing but the characters: the portal's own code finds its elements as they were. A page that React still
 * hydrates stays as it is: the next one has the texts.
 */
export function exchangeTexts(texts: readonly ExchangedText[], marks: TakenMarks): void {
  if (isHydrating()) return;
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode() !== null) exchangeIn(nodes.currentNode as Text, texts, marks);
}

/** The same in one text of the page. */
export function exchangeIn(node: Text, texts: readonly ExchangedText[], marks: TakenMarks): void {
  const marked = marks.ofText(node);
  if (marked === "") return;
  const whole = texts.filter(({ before, after }) => isOnePiece(before) && isOnePiece(after));
  const next = whole.reduce((text, change) => exchanged(text, change) ?? text, marked);
  if (next !== marked) marks.write(node, next);
}
