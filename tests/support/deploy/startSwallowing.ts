import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * Passes requests on to a store, and answers some writes itself, with a page and status 200: a gateway that asks people
 * to log in.
 * @param lost the paths whose writes are answered
 * @param times how many
 */
export async function startSwallowing(
  endpoint: string,
  lost: RegExp,
  times: number,
): Promise<{ readonly endpoint: string; readonly lost: () => number; readonly close: () => void }> {
  let count = 0;
  const server = createServer((incoming, response) => {
    const { method = "GET", url = "/", headers } = incoming;
    if (method === "PUT" && count < times && lost.test(new URL(url, endpoint).pathname)) {
      count += 1;
      incoming.resume().on("end", () => {
        response.writeHead(200, { "Content-Type": "text/html" });
        response.end("<!doctype html><title>Logg inn</title>");
      });
      return;
    }
    const outgoing = request(new URL(url, endpoint), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on("error", () => response.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    lost: () => count,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
