import { expect, onTestFinished, test, vi } from "vitest";
import { takeMarks } from "#scripts/shared/marks/takeMarks.ts";
import type { FieldSource } from "#studio/document/FieldSource.ts";
import { createFieldMarks } from "./createFieldMarks.ts";

const phone = (value: string): FieldSource => ({
  kind: "descriptor",
  path: ["footer", "contact", "telefon"],
  seenAs: "phone",
  value,
});

test("another width keeps the part of a field in view, also while the page still has its former words", () => {
  const link = document.createElement("a");
  link.href = "tel:+4721000000";
  link.textContent = "+47 21 00 00 00";
  document.body.append(link);
  let top = 100;
  const box = () => new DOMRect(0, top, 200, 20);
  vi.spyOn(link, "getBoundingClientRect").mockImplementation(box);
  vi.spyOn(link, "getClientRects").mockImplementation(() => [box()] as unknown as DOMRectList);
  // The simulated page measures no words.
  Range.prototype.getBoundingClientRect = box;
  onTestFinished(() => void Reflect.deleteProperty(Range.prototype, "getBoundingClientRect"));
  const scrolled = vi.spyOn(window, "scrollBy").mockImplementation(() => undefined);
  const nothing = () => undefined;
  const marks = createFieldMarks(
    takeMarks(),
    { want: nothing, start: nothing, keep: nothing, isEdited: () => false, isOn: () => false },
    { onPicked: nothing, onPickEnded: nothing, onSeen: nothing },
  );
  marks.show({ sources: [phone("21000000")], isNew: true });
  // A digit was typed: the page with it is not there yet.
  marks.show({ sources: [phone("21000001")], isNew: false });
  top = 5000;
  window.dispatchEvent(new Event("resize"));
  expect(scrolled).toHaveBeenCalledTimes(1);

  // Another field, which the page does not show.
  marks.show({ sources: [phone("99999999")], isNew: true });
  window.dispatchEvent(new Event("resize"));
  expect(scrolled).toHaveBeenCalledTimes(1);
});
