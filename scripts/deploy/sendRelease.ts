import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { recordFile } from "#contract/releaseFiles.ts";
import { type BuiltRelease, keyOf } from "./BuiltRelease.ts";
import { forEachAtOnce } from "./forEachAtOnce.ts";
import type { DeploymentClaim } from "./state/DeploymentClaim.ts";
import { objectHeaders } from "./store/objectHeaders.ts";
import type { DeploymentStore, StoredFile } from "./store/DeploymentStore.ts";

/** What was sent to a target. */
export interface Sent {
  files: number;
  bytes: number;
  /** Files that were there already. */
  known: number;
}

/** How many files are sent at a time. */
const atOnce = 16;

/** Whether a file at the target has these bytes. */
async function isSame(store: DeploymentStore, there: StoredFile | undefined, bytes: Uint8Array): Promise<boolean> {
  if (there?.bytes !== bytes.length) return false;
  if (there.md5 !== undefined) return there.md5 === createHash("md5").update(bytes).digest("hex");
  return store.holds(there.key, bytes);
}

/**
 * Sends the files of a release that are not at the target yet: chunks first, the release record last. A file that is
 * there with another content is replaced: an earlier deployment may have been cut off.
 */
export async function sendRelease(
  store: DeploymentStore,
  release: BuiltRelease,
  claim: DeploymentClaim,
  sent: Sent,
): Promise<void> {
  const there = new Map((await store.list(`${release.brand}/`)).map((file) => [file.key, file]));
  const send = async (path: string) => {
    const bytes = readFileSync(join(release.folder, path));
    const key = keyOf(release, path);
    if (await isSame(store, there.get(key), bytes)) {
      sent.known += 1;
      return;
    }
    await claim.renew();
    await store.put(key, bytes, { headers: objectHeaders(path) });
    sent.files += 1;
    sent.bytes += bytes.length;
  };
  const chunks = release.paths.filter((path) => path.startsWith("assets/"));
  const own = release.paths.filter((path) => !path.startsWith("assets/") && path !== recordFile);
  for (const part of [chunks, own, [recordFile]]) await forEachAtOnce(part, atOnce, send);
}
