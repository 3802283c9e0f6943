import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { exchangeTexts } from "./exchangeTexts.ts";

const shown = () => [...document.querySelectorAll("p")].map(({ textContent }) => textContent);

beforeEach(() => {
  document.body.replaceChildren(
    ...["Godt å ha\u00A0deg her", "4 forsikringer", "Godt å ha deg her igjen", "4"].map((text) => {
      const made = document.createElement("p");
      made.textContent = text;
      return made;
    }),
  );
});

describe("Texts of the page follow an edit before the page is loaded (spec: studio-42)", () => {
  test("a whole text, also with other spaces; a text that only begins like it stays", () => {
    exchangeTexts([{ before: "Godt å ha deg her", after: "Velkommen" }]);
    expect(shown()).toEqual(["Velkommen", "4 forsikringer", "Godt å ha deg her igjen", "4"]);
  });

  test("the values of placeholders stay; several edits one after the other", () => {
    exchangeTexts([
      { before: "{{count}} forsikringer", after: "{{count}} avtaler" },
      { before: "{{count}} avtaler", after: "Du har {{count}} avtaler" },
    ]);
    expect(shown()[1]).toBe("Du har 4 avtaler");
  });

  test.each([
    ["{{count}}", "Antall: {{count}}"],
    ["{{count}} forsikringer", "{{sum}} kroner"],
    ["{{count}} forsikringer", "{{count, number}} avtaler"],
  ])("%j is not exchanged for %j: the page does not say how", (before, after) => {
    const all = shown();
    exchangeTexts([{ before, after }]);
    expect(shown()).toEqual(all);
  });

  test("a page that is being hydrated stays as it is, until React has every element (spec: studio-48)", () => {
    window.portalDrawing = {};
    onTestFinished(() => {
      delete window.portalDrawing;
    });
    exchangeTexts([{ before: "Godt å ha deg her", after: "Velkommen" }]);
    expect(shown()[0]).toBe("Godt å ha\u00A0deg her");
    window.portalDrawing = undefined;
    exchangeTexts([{ before: "Godt å ha deg her", after: "Velkommen" }]);
    expect(shown()[0]).toBe("Velkommen");
  });
});
