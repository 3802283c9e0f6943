import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type BuiltRelease, keyOf } from "./BuiltRelease.ts";
import type { DeploymentClaim } from "./state/DeploymentClaim.ts";
import type { Store } from "./store/Store.ts";

/** What was sent to a target. */
export interface Sent {
  files: number;
  bytes: number;
  /** Files that were there already. */
  known: number;
}

/**
 * Sends the files of a release that are not at the target yet, chunks first. A file that is there with another content
 * is replaced: an earlier deployment may have been cut off.
 */
export async function sendRelease(
  store: Store,
  release: BuiltRelease,
  claim: DeploymentClaim,
  sent: Sent,
): Promise<void> {
  const there = new Map((await store.list(`${release.brand}/`)).map(({ key, bytes }) => [key, bytes]));
  for (const path of release.paths) {
    const bytes = await readFile(join(release.folder, path));
    const key = keyOf(release, path);
    if (there.get(key) === bytes.length) {
      const digest = await store.digest(key);
      if (digest === undefined || digest === createHash("sha256").update(bytes).digest("hex")) {
        sent.known += 1;
        continue;
      }
    }
    await claim.renew();
    await store.put(key, bytes);
    sent.files += 1;
    sent.bytes += bytes.length;
  }
}
