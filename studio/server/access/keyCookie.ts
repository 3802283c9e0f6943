import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { setCookie } from "hono/cookie";
import type { StudioSite } from "#studio/document/addresses/StudioSite.ts";

/** The name of a cookie with a key. */
export type KeyCookie = string;

/**
 * The names of the cookie with a key, the better one first. Cookies do not know ports: the name does, so that two studios
 * in one browser have one each. `__Host-` is set by its own host alone; browsers that do not count `http://*.localhost` as
 * secure refuse it, so the second name is for plain http alone.
 */
export function keyCookies({ protocol, port }: Pick<StudioSite, "protocol" | "port">): readonly KeyCookie[] {
  const name = port === "" ? "studio" : `studio-${port}`;
  return protocol === "https:" ? [`__Host-${name}`] : [`__Host-${name}`, name];
}

/** Compares two keys without telling by the time how much of them is equal. */
export function isSameKey(given: string, key: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * The cookie in which a request has a key; undefined when it has not. Another host of the same site can plant a cookie of
 * the second name beside the right one: all values are tried.
 */
export function keyCookieOf(
  c: Context,
  site: Pick<StudioSite, "protocol" | "port">,
  key: string,
): KeyCookie | undefined {
  const pairs = (c.req.header("Cookie") ?? "").split(/; */);
  return keyCookies(site).find((name) =>
    pairs.some((pair) => pair.startsWith(`${name}=`) && isSameKey(pair.slice(name.length + 1), key)),
  );
}

/** Gives a key to the browser: no script and no other site can use it. */
export function giveKey(c: Context, name: KeyCookie, key: string): void {
  const isOfHost = name.startsWith("__Host-");
  setCookie(c, name, key, { httpOnly: true, sameSite: "Strict", path: "/", ...(isOfHost && { secure: true }) });
}
