import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { baseFolder, basePath, isPortalPath } from "#contract/basePath.ts";
import { loadBrands } from "#scripts/brands/loadBrands.ts";
import { brandOfHost } from "./brandOfHost.ts";
import type { RequestListener } from "./RequestListener.ts";
import { Releases } from "./releases.ts";
import { sendText } from "./sendText.ts";
import { servePortal } from "./servePortal.ts";
import { simulatorFor } from "./simulatorFor.ts";

interface ServerOptions {
  /** 0: any free one. */
  readonly port: number;
  /** Folder with a folder for each built brand. */
  readonly dist: string;
  /** Answers what is not the portal's own: `/api/`, other applications, the start page. Left out: the simulator. */
  readonly api?: RequestListener;
}

/** A running server. */
export interface PortalServer {
  readonly port: number;
  /** Stops it and ends all connections. */
  close(): Promise<void>;
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(302, { Location: to, "Cache-Control": "no-store" }).end();
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  releases: Releases,
  api: RequestListener,
): Promise<void> {
  const path = (request.url ?? "/").replace(/[?#].*$/, "");
  const match = await brandOfHost(request.headers.host, releases);
  if (match.kind === "unknown") {
    const known = (await releases.ids()).map((id) => `${id}.localhost`).join(", ");
    return sendText(response, 404, `Ingen portal på ${match.host}. Disse finnes: ${known}.`);
  }
  if (match.kind === "start" && isPortalPath(path)) return redirect(response, "/");
  if (match.kind === "brand") {
    if (path === "/") return redirect(response, basePath + "/");
    const release = isPortalPath(path) ? await releases.get(match.id) : undefined;
    if (release) return servePortal(request, response, path, release, match.environment);
  }
  if (!(await api(request, response)))
    sendText(response, 404, `Her er det ingenting. Portalen ligger på ${baseFolder}.`);
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

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Browsers may take either address for `*.localhost`; a machine may have only one of them. */
async function listenOnLoopback(create: () => Server, port: number): Promise<{ servers: Server[]; port: number }> {
  const first = create();
  const taken = await listen(first, port, "127.0.0.1");
  const second = create();
  try {
    await listen(second, taken, "::1");
    return { servers: [first, second], port: taken };
  } catch (error) {
    if (codeOf(error) === "EADDRNOTAVAIL" || codeOf(error) === "EAFNOSUPPORT") return { servers: [first], port: taken };
    first.close();
    if (port === 0 && codeOf(error) === "EADDRINUSE") return listenOnLoopback(create, port);
    throw error;
  }
}

const ownBrands = fileURLToPath(new URL("../..", import.meta.url));

/** Serves built brands by host name on this machine: `http://<brand>.localhost:<port>/privat/forsikring/oversikt/`. */
export async function startPortalServer({ port, dist, api }: ServerOptions): Promise<PortalServer> {
  const releases = new Releases(dist);
  const listener = api ?? simulatorFor((await loadBrands(ownBrands)).brands);
  const create = () =>
    createServer((request, response) => {
      answer(request, response, releases, listener).catch((error: unknown) => {
        // Whoever asked has left before the end of the question: nobody is there to answer.
        if (codeOf(error) === "ECONNRESET" && request.destroyed) return;
        console.error(error);
        if (response.headersSent) response.destroy();
        else sendText(response, 500, "Noe gikk galt i serveren.");
      });
    });
  const { servers, port: taken } = await listenOnLoopback(create, port);
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
