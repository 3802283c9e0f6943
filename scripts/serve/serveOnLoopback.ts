import { errorCode } from "#scripts/files/errorCode.ts";
import { createAdaptorServer } from "@hono/node-server";
import { Server } from "node:http";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";

/** A running server. */
export interface PortalServer {
  readonly port: number;
  /** Stops it and ends all connections. */
  close(): Promise<void>;
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

/** Browsers may use either address for `*.localhost`; a machine may have only one of them. */
async function listenOnLoopback(create: () => Server, port: number): Promise<{ servers: Server[]; port: number }> {
  const first = create();
  const taken = await listen(first, port, "127.0.0.1");
  const second = create();
  try {
    await listen(second, taken, "::1");
    return { servers: [first, second], port: taken };
  } catch (error) {
    if (errorCode(error) === "EADDRNOTAVAIL" || errorCode(error) === "EAFNOSUPPORT")
      return { servers: [first], port: taken };
    first.close();
    if (port === 0 && errorCode(error) === "EADDRINUSE") return listenOnLoopback(create, port);
    throw error;
  }
}

/** How long a sender may take, in milliseconds. */
export interface SlowLimits {
  /** For the headers. */
  readonly headersTimeout: number;
  /** For the whole request. */
  readonly requestTimeout: number;
  /** How often connections are checked against these limits. */
  readonly connectionsCheckingInterval: number;
}

/** Programs on the same machine, a browser or a proxy, send at once. */
const slowLimits: SlowLimits = { headersTimeout: 20_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 };

function createServer(app: ServerApp, serverOptions: SlowLimits): Server {
  // Node's own Request and Response stay as they are.
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false, serverOptions });
  if (!(server instanceof Server)) throw new Error("The adaptor made another kind of server than HTTP/1.");
  return server;
}

/**
 * Serves an application on both loopback addresses.
 * @param port 0: any free one
 */
export async function serveOnLoopback(app: ServerApp, port: number, limits = slowLimits): Promise<PortalServer> {
  const { servers, port: taken } = await listenOnLoopback(() => createServer(app, limits), port);
  return {
    port: taken,
    close: async () => {
      await Promise.all(
        servers.map((server) => {
          server.closeAllConnections();
          return new Promise((resolve) => server.close(resolve));
        }),
      );
    },
  };
}
