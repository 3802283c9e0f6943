import { act, fireEvent, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Dialog } from "../../overlay/Dialog.tsx";
import { createToasts, type Toasts } from "./createToasts.ts";
import { ToastArea } from "./ToastArea.tsx";
import type { Toast } from "./toastQueue.ts";

let toasts: Toasts;
const push = (content: Toast["content"], rest: Partial<Toast> = {}) =>
  act(() => {
    toasts.push({ content, variant: "success", ...rest });
  });
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const closeButtons = () => screen.queryAllByRole("button", { name: "Lukk varsel" });
const closeOf = (text: string) =>
  screen.getByText(text, { selector: "p" }).closest("[data-state]")?.querySelector("[aria-label]") as HTMLElement;
const pressFocused = () => fireEvent.click(document.activeElement ?? document.body);
const fadeOut = () => pass(150);

beforeEach(() => {
  vi.useFakeTimers();
  toasts = createToasts({ visible: 5 });
});
afterEach(() => vi.useRealTimers());

const renderArea = (children?: React.ReactNode) =>
  render(
    <StrictMode>
      {children}
      <ToastArea toasts={toasts} />
    </StrictMode>,
  );

describe("The notification area (spec: toasts-2)", () => {
  test("shows toasts and speaks each once, through a region that was there before", () => {
    renderArea();
    const region = screen.getByRole("status");
    expect(region).toBeEmptyDOMElement();
    push("Lagret");
    expect(screen.getByText("Lagret", { selector: "p" })).toBeVisible();
    expect(screen.getByRole("status")).toBe(region);
    expect(region).toHaveTextContent("Lagret");
  });

  test("a title and a text are two paragraphs", () => {
    renderArea();
    push({ title: "Lagret", content: "Alt er i orden." });
    expect(screen.getByText("Lagret")).toBeVisible();
    expect(screen.getByText("Alt er i orden.")).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("Lagret. Alt er i orden.");
  });

  test.each(["info", "success", "warning", "error"] as const)("%s has an icon too: not only a colour", (variant) => {
    renderArea();
    push("Tekst", { variant });
    const icon = screen.getByText("Tekst", { selector: "p" }).closest("[data-variant]")?.querySelector("svg path");
    expect(icon).toHaveAttribute("d");
  });

  test.each([undefined, "center", "left"] as const)("is in the middle by default, or at the left: %s", (align) => {
    render(<ToastArea toasts={toasts} {...(align !== undefined && { align })} />);
    push("Tekst");
    expect(screen.getByRole("region", { name: "Varsler" }).parentElement).toHaveAttribute(
      "data-align",
      align ?? "center",
    );
  });

  test("the action is called once, and closes the toast", () => {
    const onClick = vi.fn<() => void>();
    renderArea();
    push("Slettet", { action: { label: "Angre", onClick } });
    fireEvent.click(screen.getByRole("button", { name: "Angre" }));
    expect(onClick).toHaveBeenCalledOnce();
    fadeOut();
    expect(closeButtons()).toHaveLength(0);
  });

  test("its texts can be given", () => {
    render(<ToastArea toasts={toasts} closeLabel="Close" label="News" />);
    push("Text");
    expect(screen.getByRole("region", { name: "News" })).toContainElement(
      screen.getByRole("button", { name: "Close" }),
    );
  });
});

describe("The timer is paused while the toast is hovered or focused (spec: toasts-10)", () => {
  test("hovered: it goes on with what was left", () => {
    renderArea();
    push("Lagret");
    const toast = screen.getByText("Lagret", { selector: "p" });
    pass(4000);
    fireEvent.pointerEnter(toast);
    pass(60_000);
    expect(toast).toBeVisible();
    fireEvent.pointerLeave(toast);
    pass(999);
    expect(toast.closest("[data-state]")).toHaveAttribute("data-state", "entering");
    pass(1);
    expect(toast.closest("[data-state]")).toHaveAttribute("data-state", "exiting");
    fadeOut();
    expect(toast).not.toBeInTheDocument();
  });

  test("focused, also when the pointer leaves meanwhile", () => {
    renderArea(<button type="button">Utenfor</button>);
    push("Lagret");
    const toast = screen.getByText("Lagret", { selector: "p" });
    act(() => closeOf("Lagret").focus());
    fireEvent.pointerEnter(toast);
    fireEvent.pointerLeave(toast);
    pass(60_000);
    expect(toast).toBeVisible();
    act(() => screen.getByRole("button", { name: "Utenfor" }).focus());
    pass(5150);
    expect(toast).not.toBeInTheDocument();
  });
});

describe("Closing and focus (spec: toasts-14)", () => {
  test("buttons with the same name are described by what they close", () => {
    renderArea();
    for (const text of ["Lagret", "Slettet"]) push(text, { timeout: "off" });
    expect(screen.getByRole("button", { name: "Lukk varsel", description: "Lagret" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Lukk varsel", description: "Slettet" })).toBeVisible();
  });

  test("'Lukk varsel' closes; focus goes to the neighbour, and from the last one back to where it was", () => {
    renderArea(<button type="button">Utenfor</button>);
    const outside = screen.getByRole("button", { name: "Utenfor" });
    act(() => outside.focus());
    for (const text of ["a", "b", "c"]) push(text, { timeout: "off" });
    act(() => closeOf("b").focus());
    pressFocused();
    expect(closeOf("c")).toHaveFocus();
    fadeOut();
    pressFocused();
    expect(closeOf("a")).toHaveFocus();
    fadeOut();
    pressFocused();
    expect(outside).toHaveFocus();
  });

  test("in a neighbour with an action the close button gets the focus, so that a second press does not run the action", () => {
    renderArea();
    push("a", { timeout: "off" });
    push("b", { timeout: "off", action: { label: "Angre", onClick: () => undefined } });
    act(() => closeOf("a").focus());
    pressFocused();
    expect(closeOf("b")).toHaveFocus();
  });

  test("Escape closes the toast that has the focus", () => {
    renderArea();
    for (const text of ["a", "b"]) push(text, { timeout: "off" });
    act(() => closeOf("a").focus());
    fireEvent.keyDown(closeOf("a"), { key: "Escape" });
    fadeOut();
    expect(screen.queryByText("a", { selector: "p" })).not.toBeInTheDocument();
    expect(screen.getByText("b", { selector: "p" })).toBeVisible();
  });

  test("a toast that is pushed back passes the focus on", () => {
    toasts = createToasts();
    renderArea();
    push("a", { timeout: "off" });
    act(() => closeOf("a").focus());
    push("b", { priority: 1 });
    expect(closeOf("b")).toHaveFocus();
  });

  test("a toast that fades out cannot be used", () => {
    renderArea();
    push("a");
    fireEvent.click(closeOf("a"));
    expect(screen.getByText("a", { selector: "p" }).closest("[data-state]")).toHaveAttribute("inert");
  });
});

describe("Above modals (spec: toasts-15)", () => {
  const dialog = (isOpen: boolean) => (
    <StrictMode>
      <ToastArea toasts={toasts} />
      {isOpen && (
        <Dialog open aria-labelledby="t" onOpenChange={() => undefined}>
          <h2 id="t">Tittel</h2>
        </Dialog>
      )}
    </StrictMode>
  );

  test("toasts and their region are in the dialog while it is open, and outlive it", () => {
    const { rerender } = render(dialog(false));
    push("a", { timeout: "off" });
    rerender(dialog(true));
    const shown = screen.getByRole("dialog");
    expect(shown).toContainElement(closeOf("a"));
    expect(shown).toContainElement(screen.getByRole("status"));
    push("b", { timeout: "off" });
    expect(shown).toContainElement(closeOf("b"));
    rerender(dialog(false));
    expect(closeButtons()).toHaveLength(2);
    expect(document.body).toContainElement(closeOf("a"));
  });

  test("Escape on a toast in a dialog leaves the dialog alone", () => {
    const onDismiss = vi.fn<() => void>();
    render(
      <>
        <ToastArea toasts={toasts} />
        <Dialog open aria-labelledby="t" onOpenChange={onDismiss}>
          <h2 id="t">Tittel</h2>
        </Dialog>
      </>,
    );
    push("a");
    expect(fireEvent.keyDown(closeOf("a"), { key: "Escape" })).toBe(false);
    expect(onDismiss).not.toHaveBeenCalled();
  });

  test("nothing is left behind when the area is unmounted", () => {
    const { unmount } = renderArea();
    push("a");
    unmount();
    expect(screen.queryByRole("status")).not.toBeInTheDocument();
    expect(document.body.textContent).toBe("");
  });
});
