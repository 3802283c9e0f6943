import { readMarks } from "#scripts/shared/marks/readMarks.ts";
import type { TakenMarks } from "#scripts/shared/marks/takeMarks.ts";
import type { TextLines } from "#studio/document/BridgeMessage.ts";

/** Parts of one line begin at the same height, or nearly so. In sizes of the font. */
const apart = 0.6;

/** How many lines a text has as it is laid out now. A text for screen readers alone has none. */
function linesOf(node: Text, parent: Element): number {
  const range = document.createRange();
  range.selectNodeContents(node);
  const apartPx = apart * Number.parseFloat(getComputedStyle(parent).fontSize);
  return [...range.getClientRects()]
    .filter(({ width }) => width > 1)
    .map(({ top }) => top)
    .toSorted((a, b) => a - b)
    .filter((top, at, tops) => at === 0 || top - (tops[at - 1] ?? 0) > apartPx).length;
}

/** The lines of each text of the page that a field makes. Of one that is shown several times, the most. */
export function countLines(taken: TakenMarks): readonly TextLines[] {
  const found = new Map<string, TextLines>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    const [part] = readMarks(taken.ofText(node));
    const parent = node.parentElement;
    if (part === undefined || parent?.checkVisibility({ visibilityProperty: true }) !== true) continue;
    const lines = linesOf(node, parent);
    const key = JSON.stringify(part.path);
    if (lines > (found.get(key)?.lines ?? 0)) found.set(key, { path: part.path, lines });
  }
  return [...found.values()];
}
