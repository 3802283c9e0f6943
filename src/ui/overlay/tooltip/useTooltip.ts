import { type FocusEvent, type PointerEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { useDismissal } from "../useDismissal.ts";
import { usePresence } from "../usePresence.ts";

/** How long the pointer is still before a tooltip opens (spec: tooltips-4). */
const hoverDelayMs = 250;

/** What opens a tooltip. Touch and keyboard open it in both cases. */
export type TooltipOpening = "hover" | "click";

/**
 * Opening and closing of a tooltip: hover, keyboard focus, press, Escape, press outside, leaving focus
 * (spec: tooltips-1, tooltips-2).
 * @param startsOpen Takes the focus and opens at once.
 */
export function useTooltip(opensOn: TooltipOpening, startsOpen = false) {
  const id = useId();
  const anchorRef = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const [isOpen, setIsOpen] = useState(startsOpen);
  const presence = usePresence(isOpen);

  const turn = (open: boolean) => {
    window.clearTimeout(timer.current);
    setIsOpen(open);
  };
  const onHover = (event: PointerEvent, act: () => void) => {
    // Touch does not hover: it presses.
    if (opensOn === "hover" && event.pointerType === "mouse") act();
  };

  useDismissal(isOpen, anchorRef, () => turn(false));
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const onStart = useEffectEvent(() => {
    if (startsOpen) anchorRef.current?.querySelector("button")?.focus();
  });
  useEffect(() => onStart(), []);

  return {
    id,
    opensOn,
    presence,
    anchorRef,
    anchorProps: {
      ref: anchorRef,
      onPointerEnter: (event: PointerEvent) =>
        onHover(event, () => {
          window.clearTimeout(timer.current);
          // The pointer has come back while it closes: it stays open.
          if (presence === "leaving") turn(true);
          else timer.current = window.setTimeout(() => setIsOpen(true), hoverDelayMs);
        }),
      onPointerLeave: (event: PointerEvent) =>
        onHover(event, () => {
          // It was opened by keyboard too: it stays open.
          if (event.currentTarget.querySelector(":focus-visible") === null) turn(false);
          else window.clearTimeout(timer.current);
        }),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) turn(false);
      },
    },
    /** For the button of the tooltip. */
    triggerProps: {
      "aria-describedby": isOpen ? id : undefined,
      "aria-expanded": opensOn === "click" ? isOpen : undefined,
      onFocus: (event: FocusEvent) => {
        if (opensOn === "hover" && event.currentTarget.matches(":focus-visible")) turn(true);
      },
      onClick: () => turn(opensOn === "hover" || !isOpen),
    },
  };
}

/** What the parts of a tooltip share. */
export type TooltipState = Omit<ReturnType<typeof useTooltip>, "anchorProps">;
