import { report } from "../errorReporting/report.ts";
import { openInApp } from "../native/bridge.ts";
import type { NativeHost, NativeKind } from "../native/postToApp.ts";
import { isMobilbankApp } from "../native/isMobilbankApp.ts";
import type { Tenant } from "../tenant/readTenant.ts";
import { checkUrl } from "./checkUrl.ts";

/** The part of a browser's window that opens addresses. */
export interface OpeningWindow extends NativeHost {
  readonly location: Pick<Location, "href" | "assign" | "replace">;
  open(url: string, target: string): Window | null;
}

/** How to open an address. */
export interface OpenOptions {
  readonly tenant: Pick<Tenant, "nativeBridge">;
  /** In the app it selects the viewer. In a browser `web` is this tab, `window` and `pdf` are a new one. */
  readonly kind: NativeKind;
  /** For an address that the server sent: `tenant.allowedHosts`. */
  readonly allowedHosts?: readonly string[];
  /** With `web`: replaces this page in the history, so that 'back' skips it. */
  readonly replaces?: boolean;
  readonly isApp?: boolean;
  readonly browser?: OpeningWindow;
}

/**
 * Opens an address, or refuses it. Code opens addresses only through this function. Links that a customer follows use
 * `useExternalLink`, with the same `checkUrl`.
 * @returns false when the address was refused and reported.
 */
export function openUrl(raw: unknown, options: OpenOptions): boolean {
  const { tenant, kind, allowedHosts, isApp = isMobilbankApp(), browser = window as OpeningWindow } = options;
  const checked = checkUrl(raw, { allowedHosts, pageUrl: browser.location.href });
  if (checked.status === "refused") {
    report(new Error(checked.reason), { kind });
    return false;
  }
  const url = checked.url.href;
  if (isApp && openInApp({ type: "open", kind, url }, tenant.nativeBridge, browser)) return true;
  if (kind === "web") {
    if (options.replaces) browser.location.replace(url);
    else browser.location.assign(url);
    return true;
  }
  // "noopener" would hide that the browser blocked the window, so the opener is removed from an empty window instead.
  const opened = browser.open("about:blank", "_blank");
  if (opened === null) {
    browser.location.assign(url);
    return true;
  }
  opened.opener = null;
  opened.location.replace(url);
  return true;
}
