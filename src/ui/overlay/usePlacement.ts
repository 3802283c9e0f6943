import { type RefObject, useLayoutEffect } from "react";
import { placeBeside } from "./placeBeside.ts";
import { raisePopover } from "./topLayer.ts";

type PlaceOptions = Parameters<typeof placeBeside>[3];

/** How far an arrow stays from the corners, in px. */
const cornerPx = 20;

/**
 * Keeps a popover beside its anchor while it is shown, also when the page scrolls or the window changes. Its side is
 * left in `data-side`, where an arrow points from in `--arrow`.
 */
export function usePlacement(
  isShown: boolean,
  anchorRef: RefObject<HTMLElement | null>,
  popoverRef: RefObject<HTMLElement | null>,
  options: PlaceOptions,
): void {
  useLayoutEffect(() => {
    const anchor = anchorRef.current;
    const popover = popoverRef.current;
    if (!isShown || anchor === null || popover === null) return;
    const place = () => {
      const box = anchor.getBoundingClientRect();
      // Without the scale of an animation that is under way.
      const size = { width: popover.offsetWidth, height: popover.offsetHeight };
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const { side, left, top } = placeBeside(box, size, { width, height }, options);
      const middle = box.left + box.width / 2 - left;
      popover.dataset["side"] = side;
      popover.style.left = `${left}px`;
      popover.style.top = `${top}px`;
      popover.style.setProperty("--arrow", `${Math.max(cornerPx, Math.min(middle, size.width - cornerPx))}px`);
    };
    raisePopover(popover);
    place();
    window.addEventListener("resize", place);
    document.addEventListener("scroll", place, { capture: true, passive: true });
    return () => {
      window.removeEventListener("resize", place);
      document.removeEventListener("scroll", place, { capture: true });
    };
  }, [isShown, anchorRef, popoverRef, options]);
}
