import { type IncomingMessage, request as httpRequest, type OutgoingHttpHeaders, type ServerResponse } from "node:http";
import { request as httpsRequest } from "node:https";
import type { RequestListener } from "./RequestListener.ts";

/** Headers that concern one connection only (RFC 9110 §7.6.1). */
const hopByHop = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade"];

function forwarded(headers: IncomingMessage["headers"]): OutgoingHttpHeaders {
  const named = (headers.connection ?? "").toLowerCase().split(/\s*,\s*/);
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.includes(name) && !named.includes(name)),
  );
}

/** A cookie of the back end becomes one of the host that the browser sees. */
const withoutDomain = (cookie: string) => cookie.replaceAll(/;\s*domain=[^;]*/gi, "");

function answerBadGateway(response: ServerResponse, target: URL, error: Error): void {
  console.error(`No answer from ${target.origin}: ${error.message}`);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(502, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" });
  response.end(JSON.stringify({ code: "UKJENT" }));
}

/**
 * Sends everything below `/api/` to a real back end (contract §4, `PORTAL_API`): any method, bodies and answers as
 * streams. The back end's own host goes into `Host`, the browser's into `X-Forwarded-Host`.
 */
export function createApiProxy(address: string): RequestListener {
  const target = new URL(address);
  const send = target.protocol === "https:" ? httpsRequest : httpRequest;
  const prefix = target.pathname.replace(/\/$/, "");

  return (incoming, outgoing) => {
    if (!incoming.url?.startsWith("/api/")) return Promise.resolve(false);
    const path = prefix + incoming.url;
    return new Promise((resolve) => {
      const upstream = send(
        {
          protocol: target.protocol,
          hostname: target.hostname.replace(/^\[|\]$/g, ""),
          port: target.port,
          method: incoming.method,
          path,
          headers: {
            ...forwarded(incoming.headers),
            host: target.host,
            "x-forwarded-host": incoming.headers.host,
            "x-forwarded-proto": "http",
            "x-forwarded-for": incoming.socket.remoteAddress,
          },
        },
        (answer) => {
          const headers = forwarded(answer.headers);
          const cookies = answer.headers["set-cookie"]?.map(withoutDomain);
          outgoing.writeHead(answer.statusCode ?? 502, { ...headers, ...(cookies && { "set-cookie": cookies }) });
          answer.on("error", () => outgoing.destroy());
          answer.pipe(outgoing);
        },
      );
      upstream.on("error", (error) => answerBadGateway(outgoing, target, error));
      outgoing.on("close", () => {
        upstream.destroy();
        resolve(true);
      });
      incoming.pipe(upstream);
    });
  };
}
