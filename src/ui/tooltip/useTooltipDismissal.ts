import { type RefObject, useEffect, useEffectEvent } from "react";

/** Closes what is open on Escape and on a press outside. Inside a dialog Escape closes the tooltip alone (cases). */
export function useTooltipDismissal(
  isOpen: boolean,
  anchorRef: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  const onDismiss = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: Event) => {
      if (event.target instanceof Node && anchorRef.current?.contains(event.target) !== true) onDismiss();
    };
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Before anybody else hears of it, wherever the focus is.
      event.preventDefault();
      event.stopPropagation();
      onDismiss();
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onEscape, { capture: true });
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onEscape, { capture: true });
    };
  }, [isOpen, anchorRef]);
}
