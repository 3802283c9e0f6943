import { expect, onTestFinished, test } from "vitest";
import { markText } from "#scripts/shared/marks/markText.ts";
import { takeMarks } from "#scripts/shared/marks/takeMarks.ts";
import { countLines } from "./countLines.ts";

const line = (top: number, width = 100) => ({ top, width }) as DOMRect;

/** Replaces a method until the end of the test: other files share the page. */
function replace(owner: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  onTestFinished(() => {
    if (before === undefined) Reflect.deleteProperty(owner, name);
    else Object.defineProperty(owner, name, before);
  });
}

/** A page whose texts are laid out as they say: `2:` has two lines. */
function layOut(texts: readonly string[]): void {
  document.body.replaceChildren(
    ...texts.map((text) => Object.assign(document.createElement("p"), { textContent: text })),
  );
  // jsdom has no layout.
  replace(Range.prototype, "getClientRects", function (this: Range) {
    const count = Number.parseInt(this.toString(), 10);
    // Bold words in a line begin a little higher.
    return [...Array(count).keys()].flatMap((row) => [line(row * 20), line(row * 20 + 2), line(0, 1)]);
  });
  replace(Element.prototype, "checkVisibility", () => true);
}

test("each text of a field has its lines; of one that is there twice, the most", () => {
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
