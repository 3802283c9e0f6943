import { beforeEach, describe, expect, test } from "vitest";
import { findPart, partOf } from "./pagePart.ts";

const page = { pathname: "/privat/forsikring/oversikt/" };
function made(name: string, ...content: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...content);
  return element;
}

beforeEach(() => {
  const list = made("ul", made("li", "Bil"), made("li", "Hus ", made("b", "nå")));
  const main = made("main", made("h1", "Godt å ha deg her"), list, made("p", made("img")));
  document.body.replaceChildren(made("header", made("a", "Hjem")), " ", main);
});

const at = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`The page has no ${selector}.`);
  return element;
};
const found = (part: ReturnType<typeof partOf>, where = page) => {
  const { element, found: state } = findPart(part, where);
  return [element?.textContent ?? null, state];
};

describe("A part of a page is found again", () => {
  test.each([
    ["h1", "body > main > h1", "Godt å ha deg her"],
    ["li:nth-of-type(2)", "body > main > ul > li:nth-of-type(2)", "Hus nå"],
    ["img", "body > main > p > img", ""],
    ["body", "body", "Hjem Godt å ha deg herBilHus nå"],
  ])("%s is %s", (selector, element, words) => {
    const part = partOf(at(selector), page);
    expect(part).toEqual({ page: page.pathname, element, words });
    expect(findPart(part, page)).toEqual({ element: at(selector), found: "found" });
  });

  test("its words have no characters without a shape, and not more than it is known by", () => {
    at("h1").textContent = `For\u00ADsik\u00ADring ${"a".repeat(500)}`;
    expect(partOf(at("h1"), page).words).toMatch(/^Forsikring a{109}$/);
  });

  test.each<[string, string, () => void, unknown]>([
    ["moved, with the same words", "li", () => at("main").append(at("ul")), ["Bil", "found"]],
    ["behind a new one", "li", () => at("ul").prepend(document.createElement("li")), ["Bil", "found"]],
    ["with other words", "h1", () => (at("h1").textContent = "Velkommen"), ["Velkommen", "changed"]],
    ["gone", "h1", () => at("h1").remove(), [null, "missing"]],
  ])("%s", (_, selector, change, expected) => {
    const part = partOf(at(selector), page);
    change();
    expect(found(part)).toEqual(expected);
  });

  test("on another page nothing is it, and a path that is none finds nothing", () => {
    const part = partOf(at("h1"), page);
    expect(found(part, { pathname: "/privat/" })).toEqual([null, "missing"]);
    expect(found({ ...part, element: "body > >", words: "" })).toEqual([null, "missing"]);
  });
});
