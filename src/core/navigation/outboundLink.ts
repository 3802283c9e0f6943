import type { NativeKind, NativeMessage } from "../native/postToApp.ts";
import { isMobilbankApp } from "../native/isMobilbankApp.ts";
import { checkUrl } from "./checkUrl.ts";

/** Attributes of the `<a>` of a link that leaves the portal. */
export interface OutboundLink {
  readonly href: string;
  /** True by the address or by its kind. */
  readonly type?: "application/pdf";
  readonly target?: "_blank";
  readonly rel?: "noopener noreferrer";
}

/** The fields of a click that are read. The click can be an event of React or of the browser. */
type Press = Pick<
  MouseEvent,
  "button" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "defaultPrevented" | "preventDefault"
>;

/** The fields of the link that are read. The link can be an element or its attributes. */
type PressedLink = Pick<HTMLAnchorElement, "href" | "type" | "target">;

/** A click that asks for another tab or window: with a modifier key, or not with the main button. */
const isModified = (press: Press): boolean =>
  press.button !== 0 || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey;

/**
 * A link to another application or site; undefined when the address is missing or refused: the caller then leaves the
 * link out (spec: links-5).
 * @param kind `web`: this tab. `window`: a new tab. `pdf`: a new tab, the app's PDF viewer. An address that ends
 * in `.pdf` is always a PDF.
 */
export function outboundLink(address: string | undefined, kind: NativeKind): OutboundLink | undefined {
  const checked = checkUrl(address);
  if (checked.status === "refused") return undefined;
  const { href, pathname } = checked.url;
  return {
    href,
    ...((kind === "pdf" || /\.pdf$/i.test(pathname)) && { type: "application/pdf" }),
    ...(kind !== "web" && { target: "_blank", rel: "noopener noreferrer" }),
  };
}

/** How the bank's app shows a link. */
const kindOf = ({ type, target }: PressedLink): NativeKind => {
  if (type) return "pdf";
  return target ? "window" : "web";
};

/**
 * In the bank's app a plain click goes through the native bridge; any other click is the browser's.
 * @param link the `<a>` of an `outboundLink`
 * @param open Asks the app; false when it cannot.
 */
export function pressOutboundLink(press: Press, link: PressedLink, open: (message: NativeMessage) => boolean): void {
  if (press.defaultPrevented || isModified(press) || !isMobilbankApp()) return;
  if (open({ type: "open", kind: kindOf(link), url: link.href })) press.preventDefault();
}
