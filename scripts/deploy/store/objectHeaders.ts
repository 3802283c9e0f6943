import { securityFile } from "#contract/releaseFiles.ts";
import { cacheControl } from "#scripts/stamp/headers.ts";
import type { ObjectHeaders } from "./DeploymentStore.ts";

const types: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  woff2: "font/woff2",
};

/** Of what says which release is served: every reader gets the newest. */
export const stateHeaders: ObjectHeaders = { type: types["json"] ?? "", cacheControl: "no-cache" };

/** What an object store sends with a file of a release: a compressed form has the type of its original. */
export function objectHeaders(path: string): ObjectHeaders {
  const [, original = path, compression] = /^(.*)\.(br|gz)$/.exec(path) ?? [];
  const type = types[/\.([a-z0-9]+)$/.exec(original)?.[1] ?? ""] ?? "application/octet-stream";
  const kind = original.startsWith("assets/") ? "assets" : original === securityFile ? "wellKnown" : "page";
  return {
    type,
    ...(compression !== undefined && { encoding: compression === "br" ? "br" : "gzip" }),
    cacheControl: cacheControl[kind],
  };
}
