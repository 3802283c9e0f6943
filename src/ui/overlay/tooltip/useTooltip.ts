import { type FocusEvent, type MouseEvent, type PointerEvent, type Ref, useEffect, useId, useRef } from "react";
import { type OpenProps, type OpenReason, useOpenState } from "../../controls/useOpenState.ts";
import { useSharedRef } from "../../controls/useSharedRef.ts";
import { useDismissal } from "../useDismissal.ts";
import { usePresence } from "../usePresence.ts";

/** How long the pointer is still before a tooltip opens (spec: tooltips-4). */
const hoverDelayMs = 250;

/** What opens a tooltip. Touch and keyboard open it in both cases. */
export type TooltipOpening = "hover" | "click";

/** For the button of a tooltip. */
export interface TooltipTriggerButtonProps {
  /** The `id` of the text, while it is the button's description. */
  readonly "aria-describedby": string | undefined;
  /** Whether a press has opened the text. */
  readonly "aria-expanded": boolean | undefined;
  /** Opens the text when the focus comes by keyboard. */
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  /** Opens and closes the text. */
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Opening and closing of a tooltip: hover, keyboard focus, press, Escape, press outside, leaving focus
 * (spec: tooltips-1, tooltips-2).
 */
export function useTooltip(opensOn: TooltipOpening, props: OpenProps, ref: Ref<HTMLSpanElement> | undefined) {
  const id = useId();
  const anchorRef = useSharedRef(ref);
  const timer = useRef(0);
  const [isOpen, setOpen] = useOpenState(props);
  const presence = usePresence(isOpen);

  const turn = (open: boolean, reason: OpenReason) => {
    window.clearTimeout(timer.current);
    setOpen(open, reason);
  };
  const onHover = (event: PointerEvent, act: () => void) => {
    // Touch does not hover: it presses.
    if (opensOn === "hover" && event.pointerType === "mouse") act();
  };

  useDismissal(isOpen, anchorRef, (reason) => turn(false, reason));
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const triggerProps: TooltipTriggerButtonProps = {
    // What a press has opened is read by a status region: as a description it would be read twice.
    "aria-describedby": isOpen && opensOn === "hover" ? id : undefined,
    "aria-expanded": opensOn === "click" ? isOpen : undefined,
    onFocus: (event) => {
      if (opensOn === "hover" && event.currentTarget.matches(":focus-visible")) turn(true, "focus");
    },
    onClick: () => turn(opensOn === "hover" || !isOpen, "press"),
  };
  return {
    id,
    opensOn,
    presence,
    anchorRef,
    triggerProps,
    anchorProps: {
      ref: anchorRef,
      onPointerEnter: (event: PointerEvent) =>
        onHover(event, () => {
          window.clearTimeout(timer.current);
          // The pointer has come back while it closes: it stays open.
          if (presence === "leaving") turn(true, "hover");
          else timer.current = window.setTimeout(() => setOpen(true, "hover"), hoverDelayMs);
        }),
      onPointerLeave: (event: PointerEvent) =>
        onHover(event, () => {
          // It was opened by keyboard too: it stays open.
          if (event.currentTarget.querySelector(":focus-visible") === null) turn(false, "hover");
          else window.clearTimeout(timer.current);
        }),
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) turn(false, "leave");
      },
    },
  };
}

/** What the parts of a tooltip share. */
export type TooltipState = Omit<ReturnType<typeof useTooltip>, "anchorProps">;
