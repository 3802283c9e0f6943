import { clickEvent } from "./clickEvent.ts";
import { inputEvent } from "./inputEvent.ts";
import type { IsPortalText } from "./portalText.ts";
import { track } from "./track.ts";

/**
 * Tracks presses and changed fields anywhere in the page. One listener instead of one in each button keeps the first
 * load small, and includes every new button.
 * @returns a function that ends it.
 */
export function watchUse(isPortalText: IsPortalText, page: Document = document): () => void {
  const onClick = ({ target }: Event): void => {
    const event = clickEvent(target, isPortalText);
    if (event !== undefined) track(event);
  };
  const onChange = ({ target }: Event): void => {
    const event = inputEvent(target, isPortalText);
    if (event !== undefined) track(event);
  };
  // In the capture phase: a press may remove the button, or leave the page.
  page.addEventListener("click", onClick, true);
  page.addEventListener("change", onChange, true);
  return () => {
    page.removeEventListener("click", onClick, true);
    page.removeEventListener("change", onChange, true);
  };
}
