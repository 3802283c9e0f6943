import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ScrollPosition } from "#studio/document/BridgeMessage.ts";
import { createScrollInStep } from "./createScrollInStep.ts";

/** Of a page with other headings. */
const position: ScrollPosition = { headings: 3, above: 0, fraction: 0, ofPage: 0.5 };

let height: number;
beforeEach(() => {
  height = window.innerHeight + 1000;
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockImplementation(() => height);
  vi.stubGlobal("scrollY", 0);
  vi.spyOn(window, "scrollTo").mockImplementation(((options: ScrollToOptions) =>
    scrolledTo(options.top ?? 0)) as never);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The page is scrolled, and says so. */
function scrolledTo(top: number): void {
  const isMoved = top !== window.scrollY;
  vi.stubGlobal("scrollY", top);
  if (isMoved) queueMicrotask(() => window.dispatchEvent(new Event("scroll")));
}

function start({ hasPart = false } = {}) {
  const reported: ScrollPosition[] = [];
  const page = createScrollInStep({ hasPart: () => hasPart, onScrolled: (each) => reported.push(each) });
  const scroll = async (top: number) => {
    scrolledTo(top);
    await Promise.resolve();
  };
  return { page, reported, scroll };
}

describe("A page that scrolls in step with others", () => {
  test("says where its visitor has scrolled to, and again when it has grown since", async () => {
    const { page, reported, scroll } = start();
    page.resized();
    expect(reported).toEqual([]);
    await scroll(250);
    height += 1000;
    page.resized();
    expect(reported.map(({ ofPage, toPart }) => ({ ofPage, toPart }))).toEqual([{ ofPage: 0.25 }, { ofPage: 0.125 }]);
  });

  test("follows another one without saying so, and further when it has grown", async () => {
    const { page, reported } = start();
    page.follow(position);
    await Promise.resolve();
    expect(window.scrollY).toBe(500);
    height += 1000;
    page.resized();
    await Promise.resolve();
    expect(window.scrollY).toBe(1000);
    expect(reported).toEqual([]);
  });

  test.each([
    ["does not follow one that goes to its own part, when it has the part", true, 0],
    ["follows it when it has no such part", false, 500],
  ])("%s", (_, hasPart, top) => {
    const { page } = start({ hasPart });
    page.follow({ ...position, toPart: true });
    expect(window.scrollY).toBe(top);
  });

  test("says that it has gone to its part, until the visitor scrolls", async () => {
    const { page, reported, scroll } = start({ hasPart: true });
    page.expectPart();
    await scroll(250);
    page.report();
    await scroll(300);
    expect(reported.map(({ toPart }) => toPart)).toEqual([true, true, undefined]);
    page.follow(position);
    expect(window.scrollY).toBe(500);
  });
});
