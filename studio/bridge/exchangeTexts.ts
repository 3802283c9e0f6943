import { fillText } from "#contract/fillText.ts";
import type { ChangedText } from "#studio/document/StudioDocument.ts";
import { normalText, placeholdersOf, textPattern } from "#studio/document/textPattern.ts";
import { isHydrating } from "./pageState.ts";

const hasTags = /<\/?\w+\s*\/?>/;

/** The new text for a text of the page; undefined where the page does not have the text before the edit. */
type Exchange = (shown: string) => string | undefined;

function exchangeOf({ before, after }: ChangedText): Exchange {
  // A part of a text in an element of its own is another text in the page.
  if (hasTags.test(before) || hasTags.test(after)) return () => undefined;
  const names = placeholdersOf(before);
  const whole = normalText(before);
  if (names.length === 0) return (shown) => (normalText(shown) === whole ? after : undefined);
  const pattern = textPattern(before);
  const filled = (values: readonly string[]): string =>
    fillText(after, Object.fromEntries(names.map((name, index) => [name, values[index]])));
  // What the page has no value for, and a value with a format, the next page will have.
  if (placeholdersOf(filled(names.map(() => ""))).length > 0) return () => undefined;
  return (shown) => {
    const values = pattern?.exec(normalText(shown))?.slice(1);
    return values && filled(values);
  };
}

/**
 * Exchanges texts in the page at once, while the page with the new texts is loaded. Only whole texts, and nothing but
 * the characters: the portal's own code finds its elements as they were. A page that React still hydrates stays as it
 * is: the next one has the texts.
 */
export function exchangeTexts(texts: readonly ChangedText[]): void {
  if (isHydrating()) return;
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (const exchange of texts.map(exchangeOf)) {
    nodes.currentNode = document.body;
    while (nodes.nextNode() !== null) {
      const node = nodes.currentNode as Text;
      if (node.parentElement?.matches("script, style") === true) continue;
      const next = exchange(node.data);
      if (next !== undefined) node.data = next;
    }
  }
}
