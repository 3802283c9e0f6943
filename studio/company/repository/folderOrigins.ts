import type { FindOrigin } from "#studio/server/brands/FindOrigin.ts";
import { folderBlame } from "./folderBlame.ts";
import { knownOrigin } from "./knownOrigin.ts";

/** Says of the values in a folder of brands what its git knows, for the studio of one person. */
export function folderOrigins(dir: string): FindOrigin {
  const sinceOf = folderBlame(dir);
  return async (value) => {
    const since = await sinceOf(value);
    if (since === undefined) return { kind: "unknown" };
    return since === "not committed" ? { kind: "uncommitted" } : knownOrigin(since);
  };
}
