import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { takeMarks } from "#scripts/shared/marks/takeMarks.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import { createFieldMarks } from "./createFieldMarks.ts";

const phone = (value: string): FieldSource => ({
  kind: "descriptor",
  path: ["footer", "contact", "telefon"],
  seenAs: "phone",
  value,
});

const nothing = () => undefined;

/** A page with a phone number, at `top` in px from the top of the window, and its marks. */
function openPage() {
  const link = document.createElement("a");
  link.href = "tel:+4721000000";
  link.textContent = "+47 21 00 00 00";
  const main = document.createElement("main");
  main.append(link);
  document.body.replaceChildren(main);
  const page = { top: 100 };
  const box = () => new DOMRect(0, page.top, 200, 20);
  vi.spyOn(link, "getBoundingClientRect").mockImplementation(box);
  vi.spyOn(link, "getClientRects").mockImplementation(() => [box()] as unknown as DOMRectList);
  // The simulated page measures no words.
  Range.prototype.getBoundingClientRect = box;
  onTestFinished(() => void Reflect.deleteProperty(Range.prototype, "getBoundingClientRect"));
  const scrolled = vi.spyOn(window, "scrollBy").mockImplementation(() => void (page.top = 100));
  scrolled.mockClear();
  const taken = takeMarks();
  // Files of one process share the page.
  onTestFinished(() => taken.stop());
  const marks = createFieldMarks(
    taken,
    { want: nothing, start: nothing, keep: nothing, isEdited: () => false, isOn: () => false },
    { onPicked: nothing, onPickEnded: nothing, onGoneToPart: nothing, onSeen: nothing },
  );
  return { page, scrolled, marks };
}

test("another width keeps the part of a field in view, also while the page still has its former words", () => {
  const { page, scrolled, marks } = openPage();
  marks.show({ sources: [phone("21000000")], isNew: true });
  // A digit was typed: the page with it is not there yet.
  marks.show({ sources: [phone("21000001")], isNew: false });
  page.top = 5000;
  window.dispatchEvent(new Event("resize"));
  expect(scrolled).toHaveBeenCalledTimes(1);

  // Another field, which the page does not show.
  marks.show({ sources: [phone("99999999")], isNew: true });
  page.top = 5000;
  window.dispatchEvent(new Event("resize"));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

describe("What comes above the part of a field", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** An element comes above the part, and the page is still again. */
  async function comesAbove(page: { top: number }, name: string): Promise<void> {
    page.top = 5000;
    document.querySelector("main")?.prepend(document.createElement(name));
    await vi.advanceTimersByTimeAsync(1000);
  }

  test("does not move it out of view while the page is loading; afterwards it does", async () => {
    const { page, scrolled, marks } = openPage();
    marks.show({ sources: [phone("21000000")], isNew: true });
    await comesAbove(page, "section");
    expect(scrolled).toHaveBeenCalledTimes(1);
    // With its footer the page is whole.
    await comesAbove(page, "footer");
    expect(scrolled).toHaveBeenCalledTimes(2);
    await comesAbove(page, "section");
    expect(scrolled).toHaveBeenCalledTimes(2);
  });

  test("does not bring it back to a visitor who has scrolled away from it", async () => {
    const { page, scrolled, marks } = openPage();
    marks.show({ sources: [phone("21000000")], isNew: true });
    page.top = 5000;
    window.dispatchEvent(new Event("scroll"));
    await comesAbove(page, "section");
    expect(scrolled).not.toHaveBeenCalled();
  });
});
