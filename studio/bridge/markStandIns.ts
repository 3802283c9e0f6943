import { missingText } from "#studio/document/BridgeMessage.ts";

const name = "studio-stand-in";

/** The texts of the page that stand in for missing ones. */
function standIns(): Range[] {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (nodes.nextNode() !== null) {
    const node = nodes.currentNode as Text;
    if (!node.data.startsWith(missingText)) continue;
    const range = new Range();
    range.selectNodeContents(node);
    ranges.push(range);
  }
  return ranges;
}

/** Shows the texts that stand in for missing ones as such. The elements of the page stay as they are. */
export function markStandIns(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `::highlight(${name}){background-color:#fff3c4;color:#3d2f00;text-decoration:underline dashed 2px}`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let isWaiting = false;
  const mark = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      CSS.highlights.set(name, new Highlight(...standIns()));
    });
  };
  new MutationObserver(mark).observe(document.body, { subtree: true, childList: true, characterData: true });
  mark();
}
