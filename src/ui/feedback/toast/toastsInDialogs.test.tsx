import { act, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createToasts, type Toasts } from "./createToasts.ts";
import { ToastArea } from "./ToastArea.tsx";

let toasts: Toasts;
const push = (content: string) => act(() => void toasts.push({ content, variant: "success", timeout: "off" }));
const shown = (content: string) => screen.getByText(content, { selector: "p" });

describe("In a dialog of another library, which does not say that it opens or closes (spec: toasts-17)", () => {
  const onResize = new Set<() => void>();
  beforeEach(() => {
    toasts = createToasts({ visible: 5 });
    class Observer {
      readonly #callback: () => void;
      constructor(callback: () => void) {
        this.#callback = callback;
      }
      observe = () => onResize.add(this.#callback);
      disconnect = () => onResize.delete(this.#callback);
    }
    vi.stubGlobal("ResizeObserver", Observer);
  });
  afterEach(() => vi.unstubAllGlobals());

  const foreignDialog = (
    <dialog key="dialog">
      <button>I dialogen</button>
    </dialog>
  );
  const page = (dialog?: ReactNode) => [dialog, <ToastArea key="area" toasts={toasts} />];

  /** Opens a dialog, in which a button gets the focus. */
  function showForeign() {
    const { rerender } = render(page(foreignDialog));
    const foreign = document.querySelector("dialog") as HTMLDialogElement;
    foreign.showModal();
    foreign.querySelector("button")?.focus();
    return { foreign, leave: () => rerender(page()) };
  }

  test("toasts are in it when it has the focus, and stay there when nothing has it", () => {
    const { foreign } = showForeign();
    push("a");
    expect(foreign).toContainElement(shown("a"));
    foreign.querySelector("button")?.blur();
    push("b");
    act(() => document.body.focus());
    expect(foreign).toContainElement(shown("b"));
  });

  test.each(["closes", "leaves the page"])("they outlive one that %s: what is in it has no size any more", (how) => {
    const { foreign, leave } = showForeign();
    push("a");
    foreign.querySelector("button")?.blur();
    if (how === "closes") foreign.close();
    else leave();
    act(() => onResize.forEach((resized) => resized()));
    expect(document.body).toContainElement(shown("a"));
    expect(foreign).not.toContainElement(shown("a"));
  });
});
