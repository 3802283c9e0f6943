import type { Context, MiddlewareHandler } from "hono";
import { originOfSite, type StudioSite } from "#studio/document/addresses/StudioSite.ts";

/** Why a call does not come from a page of an origin; undefined if it does. */
export function foreignCall(c: Context, own: string): "origin" | "type" | undefined {
  const origin = c.req.header("Origin");
  const site = c.req.header("Sec-Fetch-Site");
  const isRead = c.req.method === "GET";
  const isOwn = (origin === undefined ? isRead : origin === own) && (site === undefined || site === "same-origin");
  if (!isOwn) return "origin";
  // A form cannot send this type.
  return isRead || c.req.header("Content-Type") === "application/json" ? undefined : "type";
}

/**
 * A call comes from a page of the same host: the studio's own, or that of one workplace. A page of another origin, a
 * previewed portal included, could send the cookie, but not these headers.
 */
export function requireOwnPage(site: () => StudioSite): MiddlewareHandler {
  return async (c, next) => {
    const refused = foreignCall(c, originOfSite(site()));
    return refused === undefined ? next() : c.json({ refused }, refused === "origin" ? 403 : 415);
  };
}
