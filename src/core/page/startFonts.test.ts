import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startFonts } from "./startFonts.ts";

beforeEach(() => {
  document.head.replaceChildren();
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
  document.head.replaceChildren();
  delete document.documentElement.dataset["fonts"];
});

const waiting = (as: string) => document.querySelectorAll(`link[as="${as}"][media]`).length;

describe("Fonts follow the code (docs/decisions/0012)", () => {
  test("the page may use its fonts, and each of them is asked for", () => {
    startFonts();
    expect(document.documentElement).toHaveAttribute("data-fonts");
    expect(waiting("font")).toBe(0);
  });

  test("what is no font waits on", () => {
    startFonts();
    expect(waiting("image")).toBe(1);
  });

  test("called again, it does nothing", () => {
    startFonts();
    const before = document.cloneNode(true);
    startFonts();
    expect(document.isEqualNode(before)).toBe(true);
  });
});
