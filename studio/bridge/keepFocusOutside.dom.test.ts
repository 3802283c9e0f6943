import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { keepFocusOutside } from "./keepFocusOutside.ts";

const wasInert = vi.fn();
// The tests of a process share their page: the next file gets it as it was.
const { focus } = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
const { showModal } = Object.getOwnPropertyDescriptors(HTMLDialogElement.prototype);

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    wasInert(this.inert);
  };
  keepFocusOutside();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  Object.defineProperties(HTMLElement.prototype, { focus });
  Object.defineProperties(HTMLDialogElement.prototype, { showModal });
});

function focusedButton(): HTMLElement {
  const button = document.body.appendChild(document.createElement("button"));
  button.focus({ preventScroll: true });
  return button;
}

describe("A previewed page moves the focus only while it has it", () => {
  test.each([true, false])("a call, while the page has the focus: %s", (hasFocus) => {
    vi.spyOn(document, "hasFocus").mockReturnValue(hasFocus);
    const button = focusedButton();
    expect(document.activeElement === button).toBe(hasFocus);
  });

  test.each([true, false])("a dialog that opens, while the page has the focus: %s", (hasFocus) => {
    vi.spyOn(document, "hasFocus").mockReturnValue(hasFocus);
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.showModal();
    expect(wasInert).toHaveBeenLastCalledWith(!hasFocus);
    expect(dialog.inert).toBeFalsy();
  });
});
