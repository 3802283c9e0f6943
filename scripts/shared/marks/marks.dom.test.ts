import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { markText } from "./markText.ts";
import { readMarks, withoutMarks } from "./readMarks.ts";
import { takeMarks, type TakenMarks } from "./takeMarks.ts";

const title = ["marketing", "heroTitle"];

describe("A marked text", () => {
  test.each([
    ["Godt å ha deg her"],
    ["{{count}} forsikringer"],
    ["Et avsnitt\n\nOg et til"],
    ["Trafikk\u00ADforsikring"],
    [" "],
    [""],
  ])("%j is the same without its marks", (text) => {
    expect(withoutMarks(markText(text, title))).toBe(text);
  });

  test("says which field it is of, with any key", () => {
    const path = ["texts", "skall", 'nøkkel "a".b', 3];
    expect(readMarks(markText("Hei", path)).map((part) => part.path)).toEqual([path]);
  });

  test("says so in each of the pieces that a page may divide it into", () => {
    const pieces = markText("Et avsnitt\n\nOg et til", title).split("\n\n");
    expect(pieces.map((piece) => readMarks(piece).map(({ path }) => path))).toEqual([[title], [title]]);
  });

  test("knows the values that were filled in, and what stands beside it", () => {
    const filled = `398 ${markText("av {{ count, number }} for {{navn}}", title)}`
      .replace("{{ count, number }}", "1 000")
      .replace("{{navn}}", markText("Fjord", ["name"]));
    expect(withoutMarks(filled)).toBe("398 av 1 000 for Fjord");
    const [outer, inner] = readMarks(filled);
    expect([outer?.path, outer?.values]).toEqual([title, { count: "1 000", navn: "Fjord" }]);
    expect(inner?.path).toEqual(["name"]);
    expect(filled.slice(0, outer?.start)).toBe("398 ");
    expect(outer?.end).toBe(filled.length);
  });
});

describe("The marks of a page", () => {
  let marks: TakenMarks;
  const pathOf = (node: Node | null | undefined) => readMarks(node instanceof Text ? marks.ofText(node) : "")[0]?.path;
  /** The observer has had its turn: nothing is painted before it. */
  const turn = () => Promise.resolve();

  beforeEach(() => {
    document.body.innerHTML = "";
    const [script, shown] = [document.createElement("script"), document.createElement("p")];
    script.type = "application/json";
    script.textContent = markText("blokk", title);
    shown.textContent = markText("Hei", title);
    document.body.append(script, shown);
    marks = takeMarks();
    return () => marks.stop();
  });

  test("are taken out of the page, and kept; the brand block keeps its own", () => {
    const [script, shown] = document.body.children;
    expect(shown?.textContent).toBe("Hei");
    expect(pathOf(shown?.firstChild)).toEqual(title);
    expect(script?.textContent).toBe(markText("blokk", title));
  });

  test("of what is added or changed later are taken out at once", async () => {
    const made = document.createElement("button");
    made.setAttribute("aria-label", markText("Lukk", ["texts", "felles", "close"]));
    document.body.append(made);
    made.append(markText("Ja", ["name"]));
    const shown = document.querySelector("p")?.firstChild as Text;
    shown.data = markText("Hallo", ["faq", 0, "question"]);
    await turn();
    expect([made.getAttribute("aria-label"), made.textContent, shown.data]).toEqual(["Lukk", "Ja", "Hallo"]);
    expect([...marks.ofAttributes(made).values()].flatMap(readMarks)[0]?.path).toEqual(["texts", "felles", "close"]);
    expect([pathOf(made.firstChild), pathOf(shown)]).toEqual([["name"], ["faq", 0, "question"]]);
  });

  test("stay with a text that is moved, and are gone with the text, also when the next one has the same words", async () => {
    const shown = document.querySelector("p")?.firstChild as Text;
    document.body.append(shown);
    await turn();
    expect(pathOf(shown)).toEqual(title);
    shown.data = "Hei";
    await turn();
    expect(pathOf(shown)).toBeUndefined();
  });

  test("wait until React has every element that the boot script drew", async () => {
    window.portalDrawing = {};
    onTestFinished(() => {
      delete window.portalDrawing;
    });
    const drawn = document.createElement("p");
    drawn.textContent = markText("Tegnet", title);
    document.body.replaceChildren(drawn);
    marks.stop();
    drawn.textContent = markText("Tegnet", title);
    marks = takeMarks();
    await turn();
    expect(drawn.textContent).not.toBe("Tegnet");
    window.portalDrawing = undefined;
    await expect.poll(() => drawn.textContent).toBe("Tegnet");
  });
});
