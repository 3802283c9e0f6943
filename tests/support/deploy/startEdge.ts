import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerAtEdge, type EdgeAnswer } from "#scripts/deploy/edge/answerAtEdge.ts";
import type { TestBucket } from "./TestBucket.ts";

interface RunningEdge {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * A CDN in front of a bucket: a server that asks the function of the edge. What never changes is kept, everything else
 * is read again.
 */
export async function startEdge(bucket: TestBucket, prefix: string): Promise<RunningEdge> {
  const kept = new Map<string, unknown>();
  const read = async (key: string, keptForMs: number) => {
    if (kept.has(key)) return kept.get(key);
    const found = await bucket.read(`${prefix}/${key}`);
    const value = found && (JSON.parse(new TextDecoder().decode(found.body)) as unknown);
    if (keptForMs === Number.POSITIVE_INFINITY && value !== undefined) kept.set(key, value);
    return value;
  };
  const send = async (answer: EdgeAnswer, response: ServerResponse): Promise<void> => {
    const { keys, otherwise, status, headers, text = "" } = answer;
    for (const key of keys ?? []) {
      const found = await bucket.read(`${prefix}/${key}`);
      if (found === undefined) continue;
      const { body, type, encoding, etag } = found;
      const own = { ...(type && { "Content-Type": type }), ...(etag && { ETag: etag }) };
      response.writeHead(status, { ...headers, ...own, ...(encoding && { "Content-Encoding": encoding }) }).end(body);
      return;
    }
    if (otherwise === undefined) response.writeHead(status, headers).end(text);
    else await send(otherwise, response);
  };
  const server = createServer((request, response) => {
    const { method = "GET", url = "/", headers } = request;
    const { pathname, search } = new URL(url, "http://edge");
    const asked = {
      method,
      host: (headers.host ?? "").replace(/:\d+$/, ""),
      path: pathname,
      query: search.slice(1),
      acceptEncoding: headers["accept-encoding"]?.toString(),
      cookie: headers.cookie,
      acceptLanguage: headers["accept-language"],
      origin: headers.origin,
      fetchSite: headers["sec-fetch-site"]?.toString(),
      isSecure: false,
    };
    answerAtEdge(asked, { read, random: Math.random })
      .then((answer) => send(answer, response))
      .catch(() => response.writeHead(503, { "Cache-Control": "no-store" }).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { port: (server.address() as AddressInfo).port, close };
}
