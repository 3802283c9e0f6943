import { join } from "node:path";
import { baseFiles } from "#scripts/brands/brandFiles.ts";
import { readJson } from "#scripts/brands/loadWorkspace.ts";

/** The base of all brands of a folder in all languages, as far as it can be read. */
export const readBase = (brandsDir: string): unknown =>
  baseFiles.map((name) => readJson(join(brandsDir, "tenants", name), `tenants/${name}`, [])?.value);
