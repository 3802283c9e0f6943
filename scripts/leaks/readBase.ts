import { join } from "node:path";
import { readJson } from "#scripts/brands/loadWorkspace.ts";

/** The base of all brands of a folder, as far as it can be read. */
export const readBase = (brandsDir: string): unknown =>
  readJson(join(brandsDir, "tenants/base.jsonc"), "tenants/base.jsonc", [])?.value;
