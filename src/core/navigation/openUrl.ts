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
 * Leaves this page for an address, or refuses it. In the bank's app too this page is left instead of a second one being
 * opened. Links that a customer follows use `useExternalLink`, with the same `checkUrl`; the portal opens no window by
 * script, so there is none that a browser could block (spec: links-8).
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
