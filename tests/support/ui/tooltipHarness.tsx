import { act, screen } from "@testing-library/react";
import { vi } from "vitest";
import { HintTooltip } from "#ui/overlay/tooltip/HintTooltip.tsx";

/** The text of the tooltips of the tests. */
export const tooltipText = "Varierer i løpet av året.";

/** A tooltip that an icon opens. */
export const hintTooltip = <HintTooltip label="Om årsprisen">{tooltipText}</HintTooltip>;

/** The only button on the screen, which opens the tooltip. */
export const tooltipTrigger = (): HTMLElement => screen.getByRole("button");

/** The element that the tooltip is placed beside. */
export const tooltipAnchor = (): HTMLElement => tooltipTrigger().parentElement ?? tooltipTrigger();

/** The open tooltip. */
export const openTooltip = (): HTMLElement | null => screen.queryByRole("tooltip");

/** Properties of an event of the mouse. */
export const mouse = { pointerType: "mouse" };

/** Lets the stopped clock go on. @param ms milliseconds */
export const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
