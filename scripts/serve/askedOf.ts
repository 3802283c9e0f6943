import type { Asked } from "#contract/answerOf.ts";
import { isLanguage, languageCookie } from "#contract/pageLanguage.ts";

/**
 * What a request asks a server on this machine for. `?sprak=nn` asks for the page in a language, for this load alone:
 * nothing is kept. No deployed server knows it.
 */
export function askedOf({ method, url, headers }: Request): Asked {
  const { pathname, searchParams, search, hostname, protocol } = new URL(url);
  const wanted = searchParams.get("sprak") ?? undefined;
  return {
    method,
    path: pathname,
    query: search.slice(1),
    cookie: isLanguage(wanted) ? `${languageCookie}=${wanted}` : (headers.get("Cookie") ?? undefined),
    host: hostname,
    origin: headers.get("Origin") ?? undefined,
    fetchSite: headers.get("Sec-Fetch-Site") ?? undefined,
    isSecure: protocol === "https:",
    acceptLanguage: headers.get("Accept-Language") ?? undefined,
  };
}
