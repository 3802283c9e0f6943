import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { studioApiBase } from "#studio/document/addresses/studioCalls.ts";
import { messagePage } from "../messagePage.ts";
import { studioOrigin, ticketPath } from "./hostsOf.ts";
import { giveKey, isSameKey, keyCookieOf, keyCookies } from "./keyCookie.ts";

export type StudioMiddleware = MiddlewareHandler<{ Bindings: HttpBindings }>;

/**
 * Lets in who has the token of this start: once in the address that the terminal shows, afterwards in a cookie that no
 * script and no other site can use.
 */
export function requireToken(token: string, port: () => number): StudioMiddleware {
  return async (c, next) => {
    const url = new URL(c.req.url);
    if (c.req.method === "GET" && isSameKey(url.searchParams.get("nokkel") ?? "", token)) {
      for (const name of keyCookies(port())) giveKey(c, name, token);
      return c.redirect(url.pathname);
    }
    if (keyCookieOf(c, port(), token) !== undefined) return next();
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

/**
 * A call comes from the studio's own page. A page of another origin, a previewed portal included, could send the
 * cookie, but not these headers.
 */
export function requireOwnPage(port: () => number): StudioMiddleware {
  return async (c, next) => {
    const own = studioOrigin(port());
    const origin = c.req.header("Origin");
    const site = c.req.header("Sec-Fetch-Site");
    const isRead = c.req.method === "GET";
    const isOwn = (origin === undefined ? isRead : origin === own) && (site === undefined || site === "same-origin");
    if (!isOwn) return c.json({ refused: "origin" }, 403);
    // A form cannot send this type.
    if (!isRead && c.req.header("Content-Type") !== "application/json") return c.json({ refused: "type" }, 415);
    return next();
  };
}
