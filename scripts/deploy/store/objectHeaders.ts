import { contentType } from "#contract/answerOf.ts";
import { securityFile } from "#contract/releaseFiles.ts";
import { cacheControl } from "#scripts/stamp/headers.ts";
import type { ObjectHeaders } from "./DeploymentStore.ts";

/** Of what says which release is served: every reader gets the newest. */
export const stateHeaders: ObjectHeaders = { type: contentType("current.json"), cacheControl: "no-cache" };

/** What an object store sends with a file of a release: a compressed form has the type of its original. */
export function objectHeaders(path: string): ObjectHeaders {
  const [, original = path, compression] = /^(.*)\.(br|gz)$/.exec(path) ?? [];
  const kind = original.startsWith("assets/") ? "assets" : original === securityFile ? "wellKnown" : "page";
  return {
    type: contentType(original),
    ...(compression !== undefined && { encoding: compression === "br" ? "br" : "gzip" }),
    cacheControl: cacheControl[kind],
  };
}
