import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Dialog } from "../Dialog.tsx";
import { HintTooltip } from "./HintTooltip.tsx";
import { Tooltip } from "./Tooltip.tsx";
import { TooltipContent } from "./TooltipContent.tsx";
import { TooltipTrigger } from "./TooltipTrigger.tsx";

const text = "Varierer i løpet av året.";
const hintTooltip = <HintTooltip label="Om årsprisen">{text}</HintTooltip>;
const clickTooltip = (
  <Tooltip opensOn="click">
    <TooltipTrigger>egenandel</TooltipTrigger>
    <TooltipContent>{text}</TooltipContent>
  </Tooltip>
);
const show = (children: ReactNode) => render(<StrictMode>{children}</StrictMode>);
const trigger = () => screen.getByRole("button");
const anchor = () => trigger().parentElement ?? trigger();
const hint = () => screen.queryByRole("tooltip");
const mouse = { pointerType: "mouse" };
const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const tabTo = (element: HTMLElement) => {
  fireEvent.keyDown(document.body, { key: "Tab" });
  act(() => element.focus());
};
const gone = () => {
  wait(150);
  expect(hint()).not.toBeInTheDocument();
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("A tooltip opens on hover (spec: tooltips-1, tooltips-4)", () => {
  test("after 250 ms, and describes its button", () => {
    show(hintTooltip);
    fireEvent.pointerEnter(anchor(), mouse);
    wait(249);
    expect(hint()).not.toBeInTheDocument();
    wait(1);
    expect(hint()).toHaveTextContent(text);
    expect(screen.getByRole("button", { name: "Om årsprisen", description: text })).toBe(trigger());
  });

  test("not when the pointer only passes by", () => {
    show(hintTooltip);
    fireEvent.pointerEnter(anchor(), mouse);
    wait(249);
    fireEvent.pointerLeave(anchor(), mouse);
    wait(1000);
    expect(hint()).not.toBeInTheDocument();
  });

  test("and closes in 150 ms when the pointer leaves", () => {
    show(hintTooltip);
    fireEvent.pointerEnter(anchor(), mouse);
    wait(250);
    fireEvent.pointerLeave(anchor(), mouse);
    wait(149);
    expect(hint()).toBeInTheDocument();
    wait(1);
    expect(hint()).not.toBeInTheDocument();
  });

  test("the pointer can move onto it, also when it has left for a moment", () => {
    show(hintTooltip);
    fireEvent.pointerEnter(anchor(), mouse);
    wait(250);
    fireEvent.pointerLeave(anchor(), mouse);
    wait(149);
    fireEvent.pointerEnter(screen.getByRole("tooltip"), mouse);
    wait(1000);
    expect(hint()).toBeInTheDocument();
  });

  test("a finger does not hover: it presses, and it opens at once", () => {
    show(hintTooltip);
    fireEvent.pointerEnter(anchor(), { pointerType: "touch" });
    wait(1000);
    expect(hint()).not.toBeInTheDocument();
    fireEvent.click(trigger());
    expect(hint()).toBeInTheDocument();
  });

  test("keyboard focus opens it at once, and a pointer that leaves does not close it", () => {
    show(hintTooltip);
    tabTo(trigger());
    expect(hint()).toBeInTheDocument();
    fireEvent.pointerEnter(anchor(), mouse);
    fireEvent.pointerLeave(anchor(), mouse);
    wait(1000);
    expect(hint()).toBeInTheDocument();
  });

  test("one that was pressed before its code was there is open, and can be given the focus", () => {
    show(
      <HintTooltip label="Om årsprisen" defaultOpen ref={(button) => button?.focus()}>
        {text}
      </HintTooltip>,
    );
    expect(trigger()).toHaveFocus();
    expect(hint()).toBeInTheDocument();
  });
});

describe("It opens on click when so configured (spec: tooltips-1)", () => {
  test("a press opens it, the next closes it", () => {
    show(clickTooltip);
    expect(trigger()).toHaveAttribute("aria-expanded", "false");
    fireEvent.click(trigger());
    expect(hint()).toHaveTextContent(text);
    expect(trigger()).toHaveAttribute("aria-expanded", "true");
    fireEvent.click(trigger());
    expect(trigger()).toHaveAttribute("aria-expanded", "false");
    gone();
  });

  test("neither hover nor focus opens it", () => {
    show(clickTooltip);
    fireEvent.pointerEnter(anchor(), mouse);
    tabTo(trigger());
    wait(1000);
    expect(hint()).not.toBeInTheDocument();
  });

  test("its text is spoken through a region that was there before", () => {
    show(clickTooltip);
    const region = screen.getByRole("status");
    expect(region).toBeEmptyDOMElement();
    fireEvent.click(trigger());
    expect(screen.getByRole("status")).toBe(region);
    expect(region).toHaveTextContent(text);
    // As the button's description it would be read a second time.
    expect(trigger()).not.toHaveAccessibleDescription();
  });
});

describe("It closes on Escape, on an outside press, or when focus leaves (spec: tooltips-2)", () => {
  test.each([
    ["hover", hintTooltip],
    ["click", clickTooltip],
  ])("%s", (_, tooltip) => {
    show(
      <>
        {tooltip}
        <p>Utenfor</p>
      </>,
    );
    act(() => trigger().focus());
    fireEvent.click(trigger());
    fireEvent.pointerDown(screen.getByRole("tooltip"));
    wait(1000);
    expect(hint()).toBeInTheDocument();
    fireEvent.pointerDown(screen.getByText("Utenfor"));
    gone();

    fireEvent.click(trigger());
    expect(hint()).toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: "Escape" });
    gone();

    fireEvent.click(trigger());
    expect(hint()).toBeInTheDocument();
    act(() => trigger().blur());
    expect(trigger()).not.toHaveAccessibleDescription();
    gone();
  });

  test("inside a dialog Escape closes the tooltip alone, wherever the focus is", () => {
    const onDismiss = vi.fn<() => void>();
    show(
      <Dialog open aria-labelledby="t" onOpenChange={onDismiss}>
        <h2 id="t">Tittel</h2>
        {hintTooltip}
      </Dialog>,
    );
    expect(screen.getByRole("dialog")).toHaveFocus();
    fireEvent.pointerEnter(anchor(), mouse);
    wait(250);
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    gone();
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});

describe("In its environment (spec: tooltips-8, tooltips-10)", () => {
  test.each([
    ["hover", hintTooltip],
    ["click", clickTooltip],
  ])("in a form it submits nothing: %s", (_, tooltip) => {
    const onSubmit = vi.fn<() => void>();
    show(<form onSubmit={onSubmit}>{tooltip}</form>);
    fireEvent.click(trigger());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("no timer is left when it goes", () => {
    const { unmount } = show(hintTooltip);
    fireEvent.pointerEnter(anchor(), mouse);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("Tooltip parts must be used inside a tooltip (spec: tooltips-3)", () => {
  test.each([
    ["TooltipTrigger", TooltipTrigger],
    ["TooltipContent", TooltipContent],
  ])("%s alone shows nothing, and says so in the console once", (_, Part) => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { container } = show(<Part>{text}</Part>);
    expect(container).toBeEmptyDOMElement();
    expect(complain.mock.calls).toEqual([["Tooltip parts must be used inside a tooltip"]]);
  });
});
