import type { MiddlewareHandler } from "hono";
import { partsOf, studioCalls } from "#studio/document/addresses/studioCalls.ts";

const methods = new Set(studioCalls.map((call) => partsOf(call)[0]));

/**
 * Refuses what no page of the studio sends before anything of it is read: other methods, and bodies of unknown or too
 * great length.
 */
export const refuseUnread =
  (largestBytes: number): MiddlewareHandler =>
  async (c, next) => {
    if (!methods.has(c.req.method)) {
      c.header("Allow", [...methods].toSorted().join(", "));
      return c.json({ refused: "method" }, 405);
    }
    if (c.req.method === "GET") return next();
    const length = c.req.header("Content-Length");
    if (length === undefined) return c.json({ refused: "length" }, 411);
    return Number(length) <= largestBytes ? next() : c.json({ refused: "too-large" }, 413);
  };
