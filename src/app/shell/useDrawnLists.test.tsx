import { act, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useDrawnLists } from "./useDrawnLists.ts";

let quietMoments: (() => void)[] = [];
const passQuietMoment = () => act(() => quietMoments.splice(0).forEach((act) => act()));

function addList(cards: number, isLong = true): HTMLElement {
  const list = document.createElement("ul");
  if (isLong) list.dataset["long"] = "";
  for (let card = 0; card < cards; card++) list.append(document.createElement("li"));
  document.body.append(list);
  return list;
}
const drawn = (list: HTMLElement) => list.querySelectorAll("[data-drawn]").length;

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (act: () => void) => quietMoments.push(act));
});
afterEach(() => {
  vi.unstubAllGlobals();
  quietMoments = [];
  document.body.replaceChildren();
});

describe("500 agreements: the page stays quick (cases)", () => {
  test("the cards of a long list are drawn ten in each quiet moment", () => {
    const list = addList(25);
    renderHook(useDrawnLists);
    expect(drawn(list)).toBe(0);
    for (const count of [10, 20, 25, 25]) {
      passQuietMoment();
      expect(drawn(list)).toBe(count);
    }
    expect(quietMoments).toEqual([]);
  });

  test("a short list is left as it is: it was drawn at once", () => {
    const list = addList(99, false);
    renderHook(useDrawnLists);
    passQuietMoment();
    expect(drawn(list)).toBe(0);
  });

  test("a list of a page that comes later is found when the browser puts off drawing a card", () => {
    renderHook(useDrawnLists);
    passQuietMoment();
    const list = addList(12);
    list.firstChild?.dispatchEvent(new Event("contentvisibilityautostatechange", { bubbles: true }));
    passQuietMoment();
    passQuietMoment();
    expect(drawn(list)).toBe(12);
  });

  test("many cards at once, and StrictMode, make one queue of it", () => {
    const list = addList(40);
    renderHook(useDrawnLists, { wrapper: StrictMode });
    for (const card of list.children) {
      card.dispatchEvent(new Event("contentvisibilityautostatechange", { bubbles: true }));
    }
    passQuietMoment();
    expect(drawn(list)).toBe(10);
  });

  test("whoever leaves leaves nothing behind that goes on drawing", () => {
    const list = addList(25);
    const { unmount } = renderHook(useDrawnLists);
    unmount();
    passQuietMoment();
    expect(drawn(list)).toBe(0);
    expect(quietMoments).toEqual([]);
  });
});
