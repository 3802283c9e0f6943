import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { baseFolder } from "#contract/basePath.ts";
import type { ReleaseFile } from "#scripts/release/releaseRecord.ts";
import type { EnvironmentName } from "#contract/descriptor/descriptorSchema.ts";
import { acceptedEncoding, type Encoding } from "./acceptedEncoding.ts";
import type { Release } from "./releases.ts";
import { sendText } from "./sendText.ts";

const mimeTypes: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  json: "application/json; charset=utf-8",
  woff2: "font/woff2",
  txt: "text/plain; charset=utf-8",
};

/** Media type of a file, by its name. */
export const contentType = (path: string): string =>
  mimeTypes[/\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ""] ?? "application/octet-stream";

/** A file of the folder, index.html for a route, or nothing: a missing file must not be answered with a page. */
function fileFor(release: Release, path: string): ReleaseFile | undefined {
  const below = decodePath(path.slice(baseFolder.length));
  if (below?.startsWith("assets/")) return release.files.get(below);
  const looksLikeFile = /\.(?:js|css|svg|woff2?|png|jpe?g|ico|map|json|txt|xml|webmanifest)$/i.test(below ?? "");
  return looksLikeFile ? undefined : release.files.get("index.html");
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const endings: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz", identity: "" };

/** Whether the client holds this very file. Weak and strong tags count alike, as for any GET. */
function isHeld(ifNoneMatch: string | undefined, tag: string): boolean {
  return ifNoneMatch?.split(",").some((one) => one.trim().replace(/^W\//, "") === tag || one.trim() === "*") ?? false;
}

/** Serves one brand's folder in one environment, with the headers of its own record. */
export async function servePortal(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  release: Release,
  environment: EnvironmentName,
): Promise<void> {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return sendText(response, 405, "Her kan det bare leses.");
  }
  const file = fileFor(release, path);
  if (!file) return sendText(response, 404, "Filen finnes ikke.");

  const available: Encoding[] = [
    ...(file.brotli === undefined ? [] : (["br"] as const)),
    ...(file.gzip === undefined ? [] : (["gzip"] as const)),
  ];
  const encoding = acceptedEncoding(request.headers["accept-encoding"]?.toString(), available);
  const tag = `"${file.sha256.slice(0, 32)}${endings[encoding]}"`;
  const headers = release.headers[environment][file.path === "index.html" ? "page" : "assets"];
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader("ETag", tag);
  response.setHeader("Vary", "Accept-Encoding");
  if (isHeld(request.headers["if-none-match"], tag)) {
    response.writeHead(304).end();
    return;
  }
  const bytes = await readFile(join(release.folder, file.path + endings[encoding]));
  response.setHeader("Content-Type", contentType(file.path));
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", bytes.length);
  response.writeHead(200).end(request.method === "HEAD" ? undefined : bytes);
}
