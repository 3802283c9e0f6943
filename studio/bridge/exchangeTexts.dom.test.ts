import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { markText } from "#scripts/shared/marks/markText.ts";
import { takeMarks } from "#scripts/shared/marks/takeMarks.ts";
import type { ChangedText } from "#studio/document/StudioDocument.ts";
import { createExchange, type ExchangedTexts } from "./exchangeTexts.ts";

const shown = () => [...document.querySelectorAll("p")].map(({ textContent }) => textContent);
const made = (text: string): HTMLElement => {
  const element = document.createElement("p");
  element.textContent = text;
  return element;
};
const filled = (path: string, text: string, count: string): string =>
  markText(text, [path]).replace(/\{\{.*\}\}/, count);
const change = (path: string, before: string, after: string): ChangedText => ({
  language: "nb",
  path: [path],
  before,
  after,
});
const exchange = (...texts: readonly ChangedText[]) => edits.exchange(texts, taken);

let taken: ReturnType<typeof takeMarks>;
let edits: ExchangedTexts;
beforeEach(() => {
  document.body.replaceChildren(
    made(markText("Tilbud", ["menu"])),
    made(markText("Tilbud", ["title"])),
    made(filled("count", "{{count}} forsikringer", "4")),
    made(filled("count", "{{count}}", "4")),
    made(`398 ${markText("kr/md", ["unit"])}`),
    made("Tilbud"),
  );
  edits = createExchange();
  taken = takeMarks(edits.edited);
  return () => taken.stop();
});

describe("Texts of the page follow an edit before the page is loaded", () => {
  test("the text of that field, also when others have the same words, and again", () => {
    exchange(change("title", "Tilbud", "Nye tilbud"));
    expect(shown()).toEqual(["Tilbud", "Nye tilbud", "4 forsikringer", "4", "398 kr/md", "Tilbud"]);
    exchange(change("title", "Nye tilbud", "Alt nytt"), change("menu", "Tilbud", "Meny"));
    expect(shown().slice(0, 2)).toEqual(["Meny", "Alt nytt"]);
  });

  test("a text that is emptied and typed again comes back", () => {
    exchange(change("title", "Tilbud", ""));
    expect(shown()[1]).toBe("Tilbud");
    exchange(change("title", "", "Ny"), change("title", "Tilbud", "Ny"));
    expect(shown()[1]).toBe("Ny");
  });

  test("the values of placeholders stay, and what the portal writes beside a text; several edits one after the other", () => {
    exchange(
      change("count", "{{count}} forsikringer", "{{count}} avtaler"),
      change("count", "{{count}} avtaler", "Du har {{count}} avtaler"),
      change("unit", "kr/md", "kr i måneden"),
    );
    expect(shown().slice(2, 5)).toEqual(["Du har 4 avtaler", "Du har 4 avtaler", "398 kr i måneden"]);
  });

  test.each([
    ["count", "{{count}} forsikringer", "{{sum}} kroner"],
    ["count", "{{count}} forsikringer", "{{count, number}} avtaler"],
    ["menu", "Tilbud", "Til\u00ADbud"],
    ["menu", "Et avsnitt\n\nog et til", "Et avsnitt"],
  ])("%s: %j is not exchanged for %j: the page does not say how", (path, before, after) => {
    const all = shown();
    exchange(change(path, before, after));
    expect(shown()).toEqual(all);
  });

  test("what the page draws later has the edit too, and so have its attributes", async () => {
    const button = document.createElement("button");
    button.setAttribute("aria-label", markText("Tilbud", ["title"]));
    document.body.append(button);
    await Promise.resolve();
    exchange(change("title", "Tilbud", "Nye tilbud"));
    document.body.append(made(markText("Tilbud", ["title"])));
    await Promise.resolve();
    expect(shown().at(-1)).toBe("Nye tilbud");
    expect(button).toHaveAttribute("aria-label", "Nye tilbud");
    exchange(change("title", "Nye tilbud", "Tilbud"));
    await Promise.resolve();
    expect([shown().at(-1), button.getAttribute("aria-label")]).toEqual(["Tilbud", "Tilbud"]);
  });

  test("a text that an edit takes out is again what it was", () => {
    exchange(change("title", "Tilbud", "Nye"), change("title", "Nye", "Nye tilbud"));
    edits.exchange([{ path: ["title"], before: "Nye tilbud" }], taken);
    expect(shown()[1]).toBe("Tilbud");
  });

  test("a page that is being hydrated stays as it is, until React has every element", () => {
    window.portalDrawing = {};
    onTestFinished(() => {
      delete window.portalDrawing;
    });
    exchange(change("menu", "Tilbud", "Meny"));
    expect(shown()[0]).toBe("Tilbud");
    window.portalDrawing = undefined;
    exchange(change("menu", "Tilbud", "Meny"));
    expect(shown()[0]).toBe("Meny");
  });
});
