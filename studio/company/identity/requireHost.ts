import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import { messagePage } from "#studio/server/messagePage.ts";
import texts from "#studio/texts/company.nb.json" with { type: "json" };

/** The answer at a host that is not the studio's: a name that leads here by DNS has no business with it. */
export const foreignHostPage = (c: Context) =>
  messagePage(c, 403, texts["access.foreign.title"], texts["access.foreign.text"]);

/** Answers only at the host of an origin, exactly as browsers write it. */
export function requireHost(origin: string): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const { host } = new URL(origin);
  return async (c, next) => (c.req.header("Host") === host ? next() : foreignHostPage(c));
}
