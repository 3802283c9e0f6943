import type { HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";
import { localHostOf } from "#contract/hosts/localHost.ts";
import { baseFolder, isPortalPath } from "#contract/basePath.ts";
import { securityFile } from "#contract/releaseFiles.ts";
import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import type { ReleaseFile } from "#scripts/release/folder/releaseRecord.ts";
import type { ServerApp } from "#scripts/simulator/server/createSimulator.ts";
import { brandOfHost } from "./brandOfHost.ts";
import type { Release, Releases } from "./releases.ts";

type ServerContext = Context<{ Bindings: HttpBindings }>;

/** Answers with a line of plain text, for cases that no customer should meet. */
function sendText(c: ServerContext, status: 404 | 405 | 500, text: string): Response {
  return c.text(`${text}\n`, status, { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" });
}

function redirect(c: ServerContext, to: string): Response {
  c.header("Cache-Control", "no-store");
  return c.redirect(to);
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Whether a path below the portal is that of a file, and not a route. */
export const isFilePath = (path: string): boolean =>
  /\.(?:[jt]sx?|css|svg|woff2?|png|jpe?g|ico|map|json|txt|xml|webmanifest)$/i.test(path);

/**
 * A file of the release record, or index.html for a route. The security contact is at the root of the host. Undefined
 * for a missing file: a page would be a wrong answer. Files outside the record are never opened.
 */
function fileFor(release: Release, path: string): ReleaseFile | undefined {
  if (!isPortalPath(path)) return release.files.get(path.slice(1));
  const below = decodePath(path.slice(baseFolder.length));
  if (below?.startsWith("assets/")) return release.files.get(below);
  return isFilePath(below ?? "") ? undefined : release.files.get("index.html");
}

/** Which headers of `headers.json` go with a file. */
function kindOf({ path }: ReleaseFile): "page" | "assets" | "wellKnown" {
  if (path === "index.html") return "page";
  return path === securityFile ? "wellKnown" : "assets";
}

/**
 * Serves one brand's folder in one environment. The headers are those of its `headers.json`, on 304 too. The ETag is
 * the file's digest with the encoding: it changes only with the bytes.
 */
async function sendFile(c: ServerContext, release: Release, environment: EnvironmentName): Promise<Response> {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") {
    c.header("Allow", "GET, HEAD");
    return sendText(c, 405, "Her kan det bare leses.");
  }
  const file = fileFor(release, c.req.path);
  if (!file) return sendText(c, 404, "Filen finnes ikke.");

  const headers = release.headers[environment][kindOf(file)];
  const read = serveStatic({ root: release.folder, path: file.path, precompressed: true });
  await etag({ retainedHeaders: [...RETAINED_304_HEADERS, ...Object.keys(headers)] })(c, async () => {
    c.res = (await read(c, () => Promise.resolve())) ?? sendText(c, 404, "Filen finnes ikke.");
    const encoding = c.res.headers.get("Content-Encoding");
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
    c.header("ETag", `"${file.sha256.slice(0, 32)}${encoding ? `-${encoding}` : ""}"`);
    c.header("Vary", "Accept-Encoding");
  });
  return c.res;
}

/**
 * Built brands by host name, on this machine: `http://<brand>.localhost:<port>/privat/forsikring/oversikt/`.
 * @param apps answer everything else (`/api/`, other applications, the start page); the first that knows a path does
 */
export function createBrandsApp(releases: Releases, apps: readonly ServerApp[]): ServerApp {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) => {
    const { path } = c.req;
    const match = await brandOfHost(c.req.header("Host"), releases);
    if (match.kind === "unknown") {
      const known = (await releases.ids()).map(localHostOf).join(", ");
      return sendText(c, 404, `Ingen portal på ${match.host}. Disse finnes: ${known}.`);
    }
    if (match.kind === "start") return isPortalPath(path) ? redirect(c, "/") : next();
    if (path === "/") return redirect(c, baseFolder);
    const isOurs = isPortalPath(path) || path === `/${securityFile}`;
    const release = isOurs ? await releases.get(match.id) : undefined;
    return release ? sendFile(c, release, match.environment) : next();
  });
  for (const other of apps) app.route("/", other);
  app.notFound((c) => sendText(c, 404, `Her er det ingenting. Portalen ligger på ${baseFolder}.`));
  app.onError((error, c) => {
    // A browser that closed the connection is not an error of the server.
    if (!c.req.raw.signal.aborted) console.error(error);
    return sendText(c, 500, "Noe gikk galt i serveren.");
  });
  return app;
}
