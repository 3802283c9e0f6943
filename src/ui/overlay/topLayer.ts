import { createStore } from "../store/createStore.ts";

/**
 * Puts an element above all else on the page, as a manual popover: the last one uppermost. Browsers that know no
 * popovers show it where its styles put it.
 */
export function raisePopover(element: HTMLElement | null): void {
  if (element === null || !("showPopover" in element) || !element.isConnected) return;
  element.popover = "manual";
  if (element.matches(":popover-open")) element.hidePopover();
  element.showPopover();
}

/** Notifies when a `Modal` has opened, or has closed and is about to leave the page. Has no value. */
export const modalChanges = createStore<undefined>(undefined);
