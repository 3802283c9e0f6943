import { type RefObject, useEffect, useEffectEvent } from "react";
import { useOutsidePress } from "./useOutsidePress.ts";

/**
 * Closes a popover on Escape, wherever the focus is, and on a press outside. Inside a dialog Escape closes only the
 * popover (spec: tooltips-10).
 */
export function useDismissal(
  isOpen: boolean,
  anchorRef: RefObject<HTMLElement | null>,
  close: (reason: "escape" | "outside") => void,
): void {
  useOutsidePress(isOpen, anchorRef, () => close("outside"));
  const onDismiss = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // In the capture phase: before every other listener, wherever the focus is.
      event.preventDefault();
      event.stopPropagation();
      onDismiss("escape");
    };
    document.addEventListener("keydown", onEscape, { capture: true });
    return () => document.removeEventListener("keydown", onEscape, { capture: true });
  }, [isOpen]);
}
