import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { startFonts } from "./startFonts.ts";

beforeEach(() => {
  for (const [rel, as] of [
    ["preload", "font"],
    ["preload", "font"],
    ["preload", "image"],
  ] as const) {
    const link = document.createElement("link");
    for (const [name, value] of Object.entries({ rel, as, media: "not all" })) link.setAttribute(name, value);
    document.head.append(link);
  }
});
afterEach(() => {
  for (const link of document.head.querySelectorAll("link")) link.remove();
  delete document.documentElement.dataset["fonts"];
});

const waiting = (as: string) => document.querySelectorAll(`link[as="${as}"][media]`).length;

const fonts = () => [...document.querySelectorAll('link[as="font"]')];
const root = document.documentElement;

describe("Fonts follow the code (docs/decisions/0012)", () => {
  test("every font is requested", () => {
    startFonts();
    expect(waiting("font")).toBe(0);
  });

  test("a preload that is not a font is left alone", () => {
    startFonts();
    expect(waiting("image")).toBe(1);
  });

  test("the page uses them when the last has loaded or failed", () => {
    startFonts();
    fonts()[0]?.dispatchEvent(new Event("load"));
    expect(root).not.toHaveAttribute("data-fonts");
    fonts()[1]?.dispatchEvent(new Event("error"));
    expect(root).toHaveAttribute("data-fonts");
  });

  test("without a load event they are used after 3 s", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    startFonts();
    vi.advanceTimersByTime(2999);
    expect(root).not.toHaveAttribute("data-fonts");
    vi.advanceTimersByTime(1);
    expect(root).toHaveAttribute("data-fonts");
  });

  test("called again, it does nothing", () => {
    startFonts();
    const before = document.cloneNode(true);
    startFonts();
    expect(document.isEqualNode(before)).toBe(true);
  });
});
