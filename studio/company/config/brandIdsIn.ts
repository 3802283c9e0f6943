import { readdirSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "#scripts/files/errorCode.ts";

/** Ids of the brands of some folders with `tenants/`, in the order of the alphabet. A folder that is missing has none. */
export function brandIdsIn(folders: readonly string[]): readonly string[] {
  const ids = folders.flatMap((folder) => {
    try {
      const entries = readdirSync(join(folder, "tenants"), { withFileTypes: true });
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    } catch (error) {
      if (errorCode(error) === "ENOENT") return [];
      throw error;
    }
  });
  return [...new Set(ids)].toSorted();
}
