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
