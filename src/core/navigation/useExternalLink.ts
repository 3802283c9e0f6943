import type { MouseEvent } from "react";
import { type NativeKind, openInApp } from "../native/bridge.ts";
import { isMobilbankApp } from "../native/isMobilbankApp.ts";
import { useTenant } from "../tenant/TenantContext.tsx";
import { checkUrl } from "./checkUrl.ts";

/** Attributes for the `<a>` of a link that leaves the portal. */
export interface ExternalLinkProps {
  readonly href: string;
  /** True by the address or by its kind. */
  readonly type?: "application/pdf";
  readonly target?: "_blank";
  readonly rel?: "noopener noreferrer";
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** A click that asks for another tab or window: with a modifier key, or not with the main button. */
const isModified = (event: MouseEvent): boolean =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/**
 * The attributes of a link to another application or site; `undefined` when the address is missing or refused: the
 * caller then leaves the link out (spec: links-5). In the bank's app a plain click goes through the native bridge.
 * @param kind `web`: this tab. `window`: a new tab. `pdf`: a new tab, the app's PDF viewer. An address that ends
 * in `.pdf` is always a PDF.
 */
export function useExternalLink(address: string | undefined, kind: NativeKind): ExternalLinkProps | undefined {
  const tenant = useTenant();
  const checked = checkUrl(address);
  if (checked.status === "refused") return undefined;

  const { href, pathname } = checked.url;
  const isPdf = kind === "pdf" || /\.pdf$/i.test(pathname);
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    if (event.defaultPrevented || isModified(event) || !isMobilbankApp()) return;
    if (openInApp({ type: "open", kind: isPdf ? "pdf" : kind, url: href }, tenant.nativeBridge)) event.preventDefault();
  };
  return {
    href,
    onClick,
    ...(isPdf && { type: "application/pdf" }),
    ...(kind !== "web" && { target: "_blank", rel: "noopener noreferrer" }),
  };
}
