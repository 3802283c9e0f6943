import { act, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  hintTooltip,
  mouse,
  openTooltip,
  tooltipAnchor,
  tooltipText,
  tooltipTrigger,
  wait,
} from "#tests/support/ui/tooltipHarness.tsx";
import { Dialog } from "../Dialog.tsx";
import { HintTooltip } from "./HintTooltip.tsx";
import { Tooltip } from "./Tooltip.tsx";
import { TooltipContent } from "./TooltipContent.tsx";
import { TooltipTrigger } from "./TooltipTrigger.tsx";

const clickTooltip = (
  <Tooltip opensOn="click">
    <TooltipTrigger>egenandel</TooltipTrigger>
    <TooltipContent>{tooltipText}</TooltipContent>
  </Tooltip>
);
const show = (children: ReactNode) => render(<StrictMode>{children}</StrictMode>);
const tabTo = (element: HTMLElement) => {
  fireEvent.keyDown(document.body, { key: "Tab" });
  act(() => element.focus());
};
const gone = () => {
  wait(150);
  expect(openTooltip()).not.toBeInTheDocument();
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
    fireEvent.pointerEnter(tooltipAnchor(), mouse);
    wait(249);
    expect(openTooltip()).not.toBeInTheDocument();
    wait(1);
    expect(openTooltip()).toHaveTextContent(tooltipText);
    expect(screen.getByRole("button", { name: "Om årsprisen", description: tooltipText })).toBe(tooltipTrigger());
  });

  test("not when the pointer only passes by", () => {
    show(hintTooltip);
    fireEvent.pointerEnter(tooltipAnchor(), mouse);
    wait(249);
    fireEvent.pointerLeave(tooltipAnchor(), mouse);
    wait(1000);
    expect(openTooltip()).not.toBeInTheDocument();
  });

  test("and closes in 150 ms when the pointer leaves", () => {
    show(hintTooltip);
    fireEvent.pointerEnter(tooltipAnchor(), mouse);
    wait(250);
    fireEvent.pointerLeave(tooltipAnchor(), mouse);
    wait(149);
    expect(openTooltip()).toBeInTheDocument();
    wait(1);
    expect(openTooltip()).not.toBeInTheDocument();
  });

  test("the pointer can move onto it, also when it has left for a moment", () => {
    show(hintTooltip);
    fireEvent.pointerEnter(tooltipAnchor(), mouse);
    wait(250);
    fireEvent.pointerLeave(tooltipAnchor(), mouse);
    wait(149);
    fireEvent.pointerEnter(screen.getByRole("tooltip"), mouse);
    wait(1000);
    expect(openTooltip()).toBeInTheDocument();
  });

  test("touch does not hover: a tap opens it at once", () => {
    show(hintTooltip);
    fireEvent.pointerEnter(tooltipAnchor(), { pointerType: "touch" });
    wait(1000);
    expect(openTooltip()).not.toBeInTheDocument();
    fireEvent.click(tooltipTrigger());
    expect(openTooltip()).toBeInTheDocument();
  });

  test("keyboard focus opens it at once, and a pointer that leaves does not close it", () => {
    show(hintTooltip);
    tabTo(tooltipTrigger());
    expect(openTooltip()).toBeInTheDocument();
    fireEvent.pointerEnter(tooltipAnchor(), mouse);
    fireEvent.pointerLeave(tooltipAnchor(), mouse);
    wait(1000);
    expect(openTooltip()).toBeInTheDocument();
  });

  test("one that was pressed before its code was there is open, and can be given the focus", () => {
    show(
      <HintTooltip label="Om årsprisen" defaultOpen ref={(button) => button?.focus()}>
        {tooltipText}
      </HintTooltip>,
    );
    expect(tooltipTrigger()).toHaveFocus();
    expect(openTooltip()).toBeInTheDocument();
  });
});

describe("It opens on click when so configured (spec: tooltips-1)", () => {
  test("a press opens it, the next closes it", () => {
    show(clickTooltip);
    expect(tooltipTrigger()).toHaveAttribute("aria-expanded", "false");
    fireEvent.click(tooltipTrigger());
    expect(openTooltip()).toHaveTextContent(tooltipText);
    expect(tooltipTrigger()).toHaveAttribute("aria-expanded", "true");
    fireEvent.click(tooltipTrigger());
    expect(tooltipTrigger()).toHaveAttribute("aria-expanded", "false");
    gone();
  });

  test("neither hover nor focus opens it", () => {
    show(clickTooltip);
    fireEvent.pointerEnter(tooltipAnchor(), mouse);
    tabTo(tooltipTrigger());
    wait(1000);
    expect(openTooltip()).not.toBeInTheDocument();
  });

  test("its text is spoken through a region that was there before", () => {
    show(clickTooltip);
    const region = screen.getByRole("status");
    expect(region).toBeEmptyDOMElement();
    fireEvent.click(tooltipTrigger());
    expect(screen.getByRole("status")).toBe(region);
    expect(region).toHaveTextContent(tooltipText);
    // As the button's description it would be read a second time.
    expect(tooltipTrigger()).not.toHaveAccessibleDescription();
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
    act(() => tooltipTrigger().focus());
    fireEvent.click(tooltipTrigger());
    fireEvent.pointerDown(screen.getByRole("tooltip"));
    wait(1000);
    expect(openTooltip()).toBeInTheDocument();
    fireEvent.pointerDown(screen.getByText("Utenfor"));
    gone();

    fireEvent.click(tooltipTrigger());
    expect(openTooltip()).toBeInTheDocument();
    fireEvent.keyDown(document.body, { key: "Escape" });
    gone();

    fireEvent.click(tooltipTrigger());
    expect(openTooltip()).toBeInTheDocument();
    act(() => tooltipTrigger().blur());
    expect(tooltipTrigger()).not.toHaveAccessibleDescription();
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
    fireEvent.pointerEnter(tooltipAnchor(), mouse);
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
    fireEvent.click(tooltipTrigger());
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("no timer is left when it is unmounted", () => {
    const { unmount } = show(hintTooltip);
    fireEvent.pointerEnter(tooltipAnchor(), mouse);
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
    const { container } = show(<Part>{tooltipText}</Part>);
    expect(container).toBeEmptyDOMElement();
    expect(complain.mock.calls).toEqual([["Tooltip parts must be used inside a tooltip"]]);
  });
});
