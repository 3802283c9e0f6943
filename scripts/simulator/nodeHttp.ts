import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Makes a fetch request of a Node one.
 *
 * @param moreCookies laid before the request's own cookies
 */
export async function toRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  moreCookies: string,
): Promise<Request> {
  const { method = "GET", headers, url = "/" } = incoming;
  const fetchHeaders = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    if (name.startsWith(":") || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) fetchHeaders.append(name, one);
  }
  fetchHeaders.set("Cookie", [moreCookies, headers.cookie].filter(Boolean).join("; "));
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const gone = new AbortController();
  outgoing.once("close", () => gone.abort());
  const hasBody = method !== "GET" && method !== "HEAD" && chunks.length > 0;
  return new Request(new URL(url, `http://${headers.host ?? "localhost"}`), {
    method,
    headers: fetchHeaders,
    signal: gone.signal,
    ...(hasBody && { body: new Uint8Array(Buffer.concat(chunks)) }),
  });
}

/**
 * Writes a fetch response to a Node one; `Response.error()` breaks the connection.
 *
 * @param cookies `Set-Cookie` headers beside the response's own
 */
export async function sendResponse(
  response: Response,
  outgoing: ServerResponse,
  cookies: readonly string[],
): Promise<void> {
  if (response.type === "error") {
    outgoing.destroy();
    return;
  }
  const body = Buffer.from(await response.arrayBuffer());
  if (outgoing.destroyed) return;
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) if (name !== "set-cookie") outgoing.setHeader(name, value);
  const allCookies = [...cookies, ...response.headers.getSetCookie()];
  if (allCookies.length > 0) outgoing.setHeader("Set-Cookie", allCookies);
  if (!response.headers.has("Cache-Control")) outgoing.setHeader("Cache-Control", "no-store");
  outgoing.setHeader("X-Content-Type-Options", "nosniff");
  const hasBody = outgoing.req.method !== "HEAD" && response.status !== 204 && response.status !== 304;
  if (hasBody) outgoing.setHeader("Content-Length", body.length);
  outgoing.end(hasBody ? body : undefined);
}
