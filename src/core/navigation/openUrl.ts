import { report } from "../errorReporting/report.ts";
import { checkUrl } from "./checkUrl.ts";

/** How to open an address. */
interface OpenOptions {
  /** For an address that the server sent: `tenant.allowedHosts`. */
  readonly allowedHosts?: readonly string[];
  /** Replaces this page in the history, so that 'back' skips it. */
  readonly replaces?: boolean;
  readonly location?: Pick<Location, "href" | "assign" | "replace">;
}

/**
 * Leaves this page for an address, or refuses the address. In the bank's app, too, the page is left: no second page is
 * opened. Links that a customer follows use `useExternalLink`, with the same `checkUrl`. The portal opens no window by
 * script, because a browser could block the window (spec: links-8).
 * @returns false when the address was refused and reported.
 */
export function openUrl(raw: unknown, options: OpenOptions = {}): boolean {
  const { allowedHosts, replaces = false, location = window.location } = options;
  const checked = checkUrl(raw, { allowedHosts, pageUrl: location.href });
  if (checked.status === "refused") {
    report(new Error(checked.reason), { address: "leave" });
    return false;
  }
  if (replaces) location.replace(checked.url.href);
  else location.assign(checked.url.href);
  return true;
}
