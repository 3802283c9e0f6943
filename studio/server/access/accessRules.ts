import type { Context, MiddlewareHandler } from "hono";
import { studioApiBase } from "#studio/document/addresses/studioCalls.ts";
import { originOfSite, type StudioSite } from "#studio/document/addresses/StudioSite.ts";
import { messagePage } from "../messagePage.ts";
import { ticketPath } from "./hostsOf.ts";
import { giveKey, isSameKey, keyCookieOf, keyCookies } from "./keyCookie.ts";
import type { StudioMiddleware } from "./StudioAccess.ts";

/**
 * Lets in who has the token of this start: once in the address that the terminal shows, afterwards in a cookie that no
 * script and no other site can use.
 */
export function requireToken(token: string, site: () => StudioSite): StudioMiddleware {
  return async (c, next) => {
    const url = new URL(c.req.url);
    if (c.req.method === "GET" && isSameKey(url.searchParams.get("nokkel") ?? "", token)) {
      for (const name of keyCookies(site())) giveKey(c, name, token);
      return c.redirect(url.pathname);
    }
    if (keyCookieOf(c, site(), token) !== undefined) return next();
    if (url.pathname.startsWith(`${studioApiBase}/`)) return c.json({ refused: "token" }, 401);
    return messagePage(
      c,
      401,
      "Studioet er låst",
      "Åpne det med adressen som npm run studio skrev i terminalen. Den gjelder til studioet startes på nytt.",
      // A preview in the studio's page leads here when the studio was started again.
      { framedBy: url.pathname === ticketPath ? "'self'" : "'none'" },
    );
  };
}

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
