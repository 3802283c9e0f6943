import { act, fireEvent, render, screen } from "@testing-library/react";
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
import { animationMs } from "#tests/support/ui/animationMs.ts";
import { Button } from "../../controls/Button.tsx";
import { HintTooltip } from "./HintTooltip.tsx";
import { Tooltip } from "./Tooltip.tsx";
import { TooltipContent } from "./TooltipContent.tsx";
import { TooltipTrigger } from "./TooltipTrigger.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("It is drawn beside its button (spec: tooltips-7)", () => {
  const lay = (anchorTop: number) => {
    vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(1000);
    vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(800);
    vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(200);
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(100);
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, anchorTop, 40, 40));
    render(hintTooltip);
    fireEvent.click(tooltipTrigger());
    return (openTooltip()?.parentElement ?? document.body).style;
  };

  test.each([
    ["16 px below, and not over what it explains (spec: tooltips-11)", 300, 300 + 40 + 16],
    ["where it would be nearer than 16 px to the edge, 16 px above", 629, 629 - 16 - 100],
  ])("%s, and 16 px from the side of the screen", (_, anchorTop, top) => {
    const style = lay(anchorTop);
    expect(style.top).toBe(`${top}px`);
    expect(style.left).toBe("16px");
  });

  test("it appears in 250 ms (spec: tooltips-5)", () => {
    render(hintTooltip);
    fireEvent.click(tooltipTrigger());
    expect(animationMs(openTooltip()?.parentElement ?? document.body)).toBe(250);
  });
});

describe("Its host decides whether it is open (spec: parts-6)", () => {
  test("with `open` given it stays as it is, and `onOpenChange` gets the wanted state and the reason", () => {
    const onOpenChange = vi.fn<(open: boolean, reason: string) => void>();
    const held = (open: boolean) => (
      <HintTooltip label="Om årsprisen" open={open} onOpenChange={onOpenChange}>
        {tooltipText}
      </HintTooltip>
    );
    const { rerender } = render(held(true));
    act(() => tooltipTrigger().focus());
    fireEvent.keyDown(document.body, { key: "Escape" });
    fireEvent.pointerDown(document.body);
    fireEvent.pointerEnter(tooltipAnchor(), mouse);
    act(() => tooltipTrigger().blur());
    fireEvent.pointerLeave(tooltipAnchor(), mouse);
    wait(1000);
    expect(openTooltip()).toBeInTheDocument();
    rerender(held(false));
    wait(150);
    fireEvent.click(tooltipTrigger());
    fireEvent.pointerEnter(tooltipAnchor(), mouse);
    wait(250);
    expect(openTooltip()).not.toBeInTheDocument();
    expect(onOpenChange.mock.calls).toEqual([
      [false, "escape"],
      [false, "outside"],
      [false, "leave"],
      [false, "hover"],
      [true, "press"],
      [true, "hover"],
    ]);
  });

  test("one's own button opens it", () => {
    render(
      <Tooltip>
        <TooltipTrigger>
          {(own) => (
            <Button {...own} variant="quiet">
              Hva er dette?
            </Button>
          )}
        </TooltipTrigger>
        <TooltipContent>{tooltipText}</TooltipContent>
      </Tooltip>,
    );
    fireEvent.click(screen.getByRole("button", { name: "Hva er dette?" }));
    expect(screen.getByRole("button", { description: tooltipText })).toBe(tooltipTrigger());
  });

  test("a handler of the host is called besides the tooltip's own", () => {
    const onClick = vi.fn<() => void>();
    render(
      <HintTooltip label="Om årsprisen" onClick={onClick}>
        {tooltipText}
      </HintTooltip>,
    );
    fireEvent.click(tooltipTrigger());
    expect(onClick).toHaveBeenCalledOnce();
    expect(openTooltip()).toBeInTheDocument();
  });
});
