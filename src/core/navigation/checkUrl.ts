import { parseUrl } from "#contract/hosts/parseUrl.ts";
import { isSameOrigin } from "#contract/hosts/hostName.ts";
import { placeholderOrigin } from "#contract/hosts/placeholderOrigin.ts";

/** Why an address was refused; the first two texts are part of the specification (spec: links-2, links-3). */
export type UrlRefusal = "URL is not valid." | "Plain text http is not allowed." | "Host is not allowed.";

/** An address that may be opened, or why it was refused. */
export type CheckedUrl =
  | { readonly status: "allowed"; readonly url: URL; readonly isOwnOrigin: boolean }
  | { readonly status: "refused"; readonly reason: UrlRefusal };

/** How far an address is trusted depends on where it comes from. */
export interface UrlTrust {
  /** Exact host names that are allowed, for addresses from the server. Left out for addresses of the descriptor. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** The address of the page, which paths are resolved against. */
  readonly pageUrl?: string;
}

// Control characters and direction marks can make an address look like another.
const invisible = /[\p{Cc}\u061C\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu;

/** A complete address or a path from the root. "bank.example" and "https:bank.example" are neither. */
const wholeOrPath = /^(?:[a-z][a-z\d+.-]*:\/\/|\/)/i;

const refused = (reason: UrlRefusal): CheckedUrl => ({ status: "refused", reason });

/**
 * Decides whether an address may be opened (spec: links-3): https, or http on port 8000 or on the page's own origin; no
 * user name; a host of the list where a list is given. The address is parsed once, so that the opened address is the
 * checked one.
 */
export function checkUrl(raw: unknown, trust: UrlTrust = {}): CheckedUrl {
  if (typeof raw !== "string") return refused("URL is not valid.");
  const text = raw.replace(invisible, "").trim();
  const page = new URL(trust.pageUrl ?? globalThis.location?.href ?? placeholderOrigin);
  const url = wholeOrPath.test(text) ? parseUrl(text, page) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "")
    return refused("URL is not valid.");

  const isOwnOrigin = isSameOrigin(url, page);
  if (url.protocol === "http:" && url.port !== "8000" && !isOwnOrigin)
    return refused("Plain text http is not allowed.");
  const { allowedHosts } = trust;
  if (allowedHosts !== undefined && !isOwnOrigin && !allowedHosts.includes(url.hostname))
    return refused("Host is not allowed.");
  return { status: "allowed", url, isOwnOrigin };
}
