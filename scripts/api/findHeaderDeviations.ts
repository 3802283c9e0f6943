import { baseFolder } from "#contract/basePath.ts";
import { xsrfCookie } from "#contract/headers.ts";

/** The origin of a page that has nothing to do with the portal. */
export const foreignOrigin = "https://fremmed.example";

const expectedHeader = (headers: Headers, name: string, expected: string): string => {
  const value = headers.get(name) ?? "";
  return `The header ${name} is ${value === "" ? "missing" : `"${value}"`}. Expected: ${expected}.`;
};

/** Whether an answer may be read by a page of any origin, as far as its headers say. */
export function findOriginDeviations(headers: Headers): readonly string[] {
  const origin = headers.get("Access-Control-Allow-Origin");
  const withCookies = headers.get("Access-Control-Allow-Credentials") === "true";
  const beginning = `Access-Control-Allow-Origin is ${origin}`;
  if (origin === foreignOrigin) return [`${beginning}, the origin that the request named: so any page is allowed.`];
  if (origin === "*" && withCookies) return [`${beginning} together with Access-Control-Allow-Credentials.`];
  if (origin === "null" && withCookies)
    return [`${beginning} together with Access-Control-Allow-Credentials: any page can have this origin.`];
  return [];
}

interface Cookie {
  readonly name: string;
  /** By names in lower case. */
  readonly attributes: ReadonlyMap<string, string>;
}

function readCookie(header: string): Cookie {
  const [pair = "", ...rest] = header.split(";").map((part) => part.trim());
  const attributes = rest.map((part) => {
    const [name = "", ...value] = part.split("=");
    return [name.toLowerCase(), value.join("=")] as const;
  });
  return { name: pair.split("=")[0] ?? "", attributes: new Map(attributes) };
}

/** Whether the answer removes the cookie. Then its other attributes protect nothing. */
function isRemoved({ attributes }: Cookie): boolean {
  const maxAge = attributes.get("max-age");
  if (maxAge !== undefined) return Number(maxAge) <= 0;
  return Date.parse(attributes.get("expires") ?? "") <= Date.now();
}

/** Whether a cookie of this path is sent to, and read by, the portal. */
const coversPortal = (path: string): boolean => baseFolder.startsWith(path.endsWith("/") ? path : `${path}/`);

/** The cookie that the portal's script reads and sends back. */
function findXsrfDeviations({ name, attributes }: Cookie): string[] {
  const path = attributes.get("path");
  const isCovering = path !== undefined && coversPortal(path);
  return [
    ...(attributes.has("httponly") ? [`The cookie ${name} has HttpOnly: the portal cannot read it.`] : []),
    ...(isCovering
      ? []
      : [
          `The cookie ${name} has ${path === undefined ? "no path" : `the path ${path}`}: the portal below ${baseFolder} cannot read it.`,
        ]),
  ];
}

function findCookieDeviations(cookie: Cookie): string[] {
  const { name, attributes } = cookie;
  const sameSite = attributes.get("samesite");
  const isSameSite = /^(?:lax|strict)$/i.test(sameSite ?? "");
  return [
    ...(attributes.has("secure") ? [] : [`The cookie ${name} has no Secure.`]),
    ...(isSameSite
      ? []
      : [
          `The cookie ${name} has ${sameSite === undefined ? "no SameSite" : `SameSite=${sameSite}`}. Expected: Lax or Strict.`,
        ]),
    ...(name === xsrfCookie
      ? findXsrfDeviations(cookie)
      : attributes.has("httponly")
        ? []
        : [`The cookie ${name} has no HttpOnly: every script can read it.`]),
  ];
}

/**
 * The deviations of the headers that keep an answer, and the session behind it, with its customer: caching, types,
 * cookies, other origins.
 * @param hasSession whether the request belonged to a live session
 */
export function findHeaderDeviations(headers: Headers, hasBody: boolean, hasSession: boolean): readonly string[] {
  const isKeptByNobody = /(?:^|,)\s*no-store\s*(?:,|$)/i.test(headers.get("Cache-Control") ?? "");
  const isTypeFixed = headers.get("X-Content-Type-Options")?.toLowerCase() === "nosniff";
  return [
    ...(hasSession && !isKeptByNobody
      ? [expectedHeader(headers, "Cache-Control", "no-store, while a session lasts")]
      : []),
    ...(hasBody && !isTypeFixed ? [expectedHeader(headers, "X-Content-Type-Options", "nosniff")] : []),
    ...headers
      .getSetCookie()
      .map(readCookie)
      .filter((cookie) => !isRemoved(cookie))
      .flatMap(findCookieDeviations),
    ...findOriginDeviations(headers),
  ];
}
