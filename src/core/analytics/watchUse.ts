import { clickEvent } from "./clickEvent.ts";
import { inputEvent } from "./inputEvent.ts";
import type { IsPortalText } from "./portalText.ts";
import { track } from "./track.ts";

/**
 * Tracks what is pressed and which fields are filled in, anywhere in the page. One listener instead of one in each button: the first
 * load stays as it is, and a new button is counted without anybody thinking of it.
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
  // On the way down: what a press leads to may remove the button, or leave the page.
  page.addEventListener("click", onClick, true);
  page.addEventListener("change", onChange, true);
  return () => {
    page.removeEventListener("click", onClick, true);
    page.removeEventListener("change", onChange, true);
  };
}
