import { parseUrl } from "#contract/hosts/parseUrl.ts";

/** The portal's own words, numbers and masked parts. Anything else in an address may be user input. */
const ownWord = /^(?:[a-z0-9._-]|\[number\]|\[annet\])*$/i;

/** Each run of digits becomes '[number]' (spec: analytics-17). */
const maskDigits = (text: string): string => text.replace(/\d+/g, "[number]");

/**
 * An address as analytics may see it: digits masked, no query, no fragment, no user name. The host is left out of
 * addresses of our own.
 * @param url An address, or a path from the root. Empty text for one that cannot be parsed.
 * @param own Where the portal is.
 */
export function maskUrl(url: string, own: string = window.location.href): string {
  const parsed = parseUrl(url, own);
  if (parsed === undefined) return "";
  const { protocol, origin, pathname } = parsed;
  // mailto: and tel: contain personal data.
  if (!/^https?:$/.test(protocol)) return protocol;
  // The same page, with or without a slash at its end.
  const path = pathname
    .replace(/(?<=.)\/$/, "")
    .split("/")
    .map((part) => (ownWord.test(part) ? maskDigits(part) : "[annet]"))
    .join("/");
  return (origin === new URL(own).origin ? "" : maskDigits(origin)) + path;
}
