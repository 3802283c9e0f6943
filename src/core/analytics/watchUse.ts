import { track } from "./track.ts";
import type { ButtonClick, FormInput } from "./analyticsEvent.ts";
import { maskUrl } from "./maskUrl.ts";

/** Knows the texts that the portal shows to every customer alike. */
type IsPortalText = (text: string) => boolean;

/**
 * The first text in an element that is the same for every customer. The text beside it (an agreement's name, a
 * registration number, a count) can be personal and is never used.
 */
function portalText(element: Element | null | undefined, isPortalText: IsPortalText): string | undefined {
  if (!element) return undefined;
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const text = walker.currentNode.nodeValue?.trim() ?? "";
    if (text !== "" && isPortalText(text)) return text;
  }
  return undefined;
}

/** The analytics event of a changed field: which field, never its value. */
function inputEvent(target: EventTarget | null, isPortalText: IsPortalText): FormInput | undefined {
  if (target instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(target.type)) {
    // The name of the field is sent, never the customer's choice.
    const name = target.type === "radio" ? target.closest("fieldset")?.querySelector("legend") : target.labels?.[0];
    const felt = portalText(name, isPortalText);
    return felt === undefined ? undefined : { kind: "formInput", felt };
  }
  if (
    !(
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
  )
    return undefined;
  const felt = portalText(target.labels?.[0], isPortalText);
  return felt === undefined ? undefined : { kind: "formInput", felt, verdi: target.value !== "" };
}

/**
 * The analytics event of a click: on a button or a link with a name that is the same for all customers. Others are left
 * out, unless it is a link: then where it leads is enough.
 */
function clickEvent(target: EventTarget | null, isPortalText: IsPortalText): ButtonClick | undefined {
  const pressed = target instanceof Element ? target.closest<HTMLElement>("a[href], button, summary") : null;
  if (pressed === null || pressed.getAttribute("aria-disabled") === "true") return undefined;
  const navn = portalText(pressed, isPortalText);
  if (pressed instanceof HTMLAnchorElement)
    return { kind: "buttonClick", type: "lenke", verdi: maskUrl(pressed.href), ...(navn !== undefined && { navn }) };
  return navn === undefined ? undefined : { kind: "buttonClick", type: "knapp", navn };
}

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
