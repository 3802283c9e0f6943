import { act, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useDrawnLists } from "./useDrawnLists.ts";

let quietMoments: ((moment: Pick<IdleDeadline, "timeRemaining">) => void)[] = [];
const passQuietMoment = (roomMs = 50) =>
  act(() => quietMoments.splice(0).forEach((draw) => draw({ timeRemaining: () => roomMs })));

function addList(cards: number, isLong = true): HTMLElement {
  const list = document.createElement("ul");
  if (isLong) list.dataset["long"] = "";
  for (let card = 0; card < cards; card++) list.append(document.createElement("li"));
  document.body.append(list);
  return list;
}
const drawn = (list: HTMLElement) => list.querySelectorAll("[data-drawn]").length;

beforeEach(() => {
  vi.stubGlobal("requestIdleCallback", (draw: (typeof quietMoments)[number]) => quietMoments.push(draw));
});
afterEach(() => {
  vi.unstubAllGlobals();
  quietMoments = [];
  document.body.replaceChildren();
});

describe("500 agreements: the page stays quick (spec: avtaler-10)", () => {
  test("the cards of a long list are drawn twenty at a time, while the browser is idle", () => {
    const list = addList(45);
    renderHook(useDrawnLists);
    expect(drawn(list)).toBe(0);
    for (const count of [20, 40, 45, 45]) {
      passQuietMoment();
      expect(drawn(list)).toBe(count);
    }
    expect(quietMoments).toEqual([]);
  });

  test.each([
    [16, 0],
    [17, 20],
  ])(
    "in a moment of %i ms %i cards are drawn: while somebody scrolls there is less between two frames",
    (roomMs, count) => {
      const list = addList(45);
      renderHook(useDrawnLists);
      passQuietMoment(roomMs);
      expect(drawn(list)).toBe(count);
      passQuietMoment();
      expect(drawn(list)).toBe(count + 20);
    },
  );

  test("a short list is left as it is: it was drawn at once", () => {
    const list = addList(99, false);
    renderHook(useDrawnLists);
    passQuietMoment();
    expect(drawn(list)).toBe(0);
  });

  test("a list of a later page is found when the browser puts off drawing a card", () => {
    renderHook(useDrawnLists);
    passQuietMoment();
    const list = addList(12);
    list.firstChild?.dispatchEvent(new Event("contentvisibilityautostatechange", { bubbles: true }));
    passQuietMoment();
    passQuietMoment();
    expect(drawn(list)).toBe(12);
  });

  test("many cards at once, and StrictMode, lead to one queue", () => {
    const list = addList(40);
    renderHook(useDrawnLists, { wrapper: StrictMode });
    for (const card of list.children) {
      card.dispatchEvent(new Event("contentvisibilityautostatechange", { bubbles: true }));
    }
    passQuietMoment();
    expect(drawn(list)).toBe(20);
  });

  test("drawing stops when the page is left", () => {
    const list = addList(25);
    const { unmount } = renderHook(useDrawnLists);
    unmount();
    passQuietMoment();
    expect(drawn(list)).toBe(0);
    expect(quietMoments).toEqual([]);
  });
});
