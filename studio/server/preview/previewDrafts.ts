import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Drafts } from "#scripts/brands/loadWorkspace.ts";

const localFile = "tenants/local.jsonc";

/**
 * The drafts with the stand-ins of this machine for the host of the preview, such as `0--fjord.studio.localhost` instead
 * of `fjord.localhost`.
 */
export function previewDrafts(brandsDir: string, host: string, drafts: Drafts): Drafts {
  const path = join(brandsDir, localFile);
  if (!existsSync(path)) return drafts;
  const text = readFileSync(path, "utf8").replaceAll('"{brand}.localhost"', JSON.stringify(host));
  return new Map([...drafts, [localFile, text]]);
}
