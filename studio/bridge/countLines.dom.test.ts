import { expect, onTestFinished, test } from "vitest";
import { markText } from "#scripts/marks/markText.ts";
import { takeMarks } from "#scripts/marks/takeMarks.ts";
import { countLines } from "./countLines.ts";

const line = (top: number, width = 100) => ({ top, width }) as DOMRect;

/** A page whose texts are laid out as they say: `2:` has two lines. */
function layOut(texts: readonly string[]): void {
  document.body.replaceChildren(
    ...texts.map((text) => Object.assign(document.createElement("p"), { textContent: text })),
  );
  // jsdom has no layout.
  const before = [Range.prototype.getClientRects, Element.prototype.checkVisibility] as const;
  Range.prototype.getClientRects = function (this: Range) {
    const count = Number.parseInt(this.toString(), 10);
    // Bold words in a line begin a little higher.
    return [...Array(count).keys()].flatMap((row) => [line(row * 20), line(row * 20 + 2), line(0, 1)]) as never;
  };
  Element.prototype.checkVisibility = () => true;
  onTestFinished(() => {
    [Range.prototype.getClientRects, Element.prototype.checkVisibility] = before;
  });
}

test("each text of a field has its lines; of one that is there twice, the most (spec: studio-164)", () => {
  const [title, lead] = [
    ["marketing", "heroTitle"],
    ["marketing", "heroLead"],
  ] as const;
  layOut([markText("2: A title", title), markText("1: A title", title), markText("3: A lead", lead), "4: Others"]);
  const taken = takeMarks();
  onTestFinished(() => taken.stop());
  expect(countLines(taken)).toEqual([
    { path: title, lines: 2 },
    { path: lead, lines: 3 },
  ]);
});
