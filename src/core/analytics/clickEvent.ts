import type { ButtonClick } from "./analyticsEvent.ts";
import { maskUrl } from "./maskUrl.ts";
import { portalText, type IsPortalText } from "./portalText.ts";

/**
 * The analytics event of a click: on a button or a link with a name that is the same for all customers. Others are left
 * out, unless it is a link: then where it leads is enough.
 */
export function clickEvent(target: EventTarget | null, isPortalText: IsPortalText): ButtonClick | undefined {
  const pressed = target instanceof Element ? target.closest<HTMLElement>("a[href], button, summary") : null;
  if (pressed === null || pressed.getAttribute("aria-disabled") === "true") return undefined;
  const navn = portalText(pressed, isPortalText);
  if (pressed instanceof HTMLAnchorElement)
    return { kind: "buttonClick", type: "lenke", verdi: maskUrl(pressed.href), ...(navn !== undefined && { navn }) };
  return navn === undefined ? undefined : { kind: "buttonClick", type: "knapp", navn };
}
