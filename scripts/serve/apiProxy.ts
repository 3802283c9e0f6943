import { messageOf } from "#contract/messageOf.ts";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { Hono } from "hono";
import { createProxyServer } from "httpxy";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";

/**
 * Forwards every request below `/api/` to a real back end (`PORTAL_API`), as streams. The back end gets its own host in
 * `Host` and the browser's in `X-Forwarded-Host`; its cookies become cookies of the browser's host.
 */
export function createApiProxy(address: string): ServerApp {
  const proxy = createProxyServer({ target: address, changeOrigin: true, xfwd: true, cookieDomainRewrite: "" });
  return new Hono<{ Bindings: HttpBindings }>().all("/api/*", async (c) => {
    const { incoming, outgoing } = c.env;
    try {
      await proxy.web(incoming, outgoing);
    } catch (error) {
      if (!outgoing.destroyed) console.error(`No answer from ${address}: ${messageOf(error)}`);
      if (!outgoing.headersSent && !outgoing.destroyed)
        return c.json({ code: "UKJENT" }, 502, { "Cache-Control": "no-store" });
      outgoing.destroy();
    }
    return RESPONSE_ALREADY_SENT;
  });
}
