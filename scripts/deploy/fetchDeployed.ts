import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fetchServed } from "./fetchServed.ts";
import { readTarget } from "./Target.ts";

/**
 * The releases that are served from a target, in a temporary folder that the caller removes.
 * @param to a folder, or `s3://bucket/prefix`
 * @param endpoint address of another object store than AWS
 */
export async function fetchDeployed(
  to: string,
  endpoint: string | undefined,
): Promise<{ readonly folder: string; readonly name: string }> {
  const target = readTarget({ to, ...(endpoint !== undefined && { endpoint }) });
  const folder = await mkdtemp(join(tmpdir(), "verify-deployed-"));
  try {
    await fetchServed((await target.open()).store, folder);
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
  return { folder, name: target.name };
}
