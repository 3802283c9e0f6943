import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { recordFile } from "#contract/releaseFiles.ts";
import type { BuiltRelease } from "./BuiltRelease.ts";
import { keyOf } from "./keyOf.ts";
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

/** How many files are sent or compared at a time. */
const atOnce = 16;

/** How many names a message has. */
const namedFiles = 5;

/** Whether a file at the target has these bytes. */
async function isSame(store: DeploymentStore, there: StoredFile | undefined, bytes: Uint8Array): Promise<boolean> {
  if (there?.bytes !== bytes.length) return false;
  if (there.md5 !== undefined) return there.md5 === createHash("md5").update(bytes).digest("hex");
  return (await store.digest(there.key)) === createHash("sha256").update(bytes).digest("hex");
}

/**
 * The files of a finished folder that a target does not have with the same content, in the order of their paths. One
 * list of the brand's files is asked for; a store that cannot say what they contain is asked for each, and a folder is
 * read.
 * @param paths those that are compared
 */
export async function missingFiles(
  store: DeploymentStore,
  release: Pick<BuiltRelease, "brand" | "id" | "folder">,
  paths: readonly string[],
): Promise<readonly string[]> {
  const there = new Map((await store.list(`${release.brand}/`)).map((file) => [file.key, file]));
  const missing = new Set<string>();
  await forEachAtOnce(paths, atOnce, async (path) => {
    const bytes = readFileSync(join(release.folder, path));
    if (!(await isSame(store, there.get(keyOf(release, path)), bytes))) missing.add(path);
  });
  return paths.filter((path) => missing.has(path));
}

/** Sends files: chunks first, the release record last. */
async function send(
  store: DeploymentStore,
  release: BuiltRelease,
  paths: readonly string[],
  { claim, sent }: { readonly claim: DeploymentClaim; readonly sent: Sent },
): Promise<void> {
  const chunks = paths.filter((path) => path.startsWith("assets/"));
  const own = paths.filter((path) => !path.startsWith("assets/") && path !== recordFile);
  const record = paths.filter((path) => path === recordFile);
  for (const part of [chunks, own, record])
    await forEachAtOnce(part, atOnce, async (path) => {
      const bytes = readFileSync(join(release.folder, path));
      await claim.renew();
      await store.put(keyOf(release, path), bytes, { headers: objectHeaders(path) });
      sent.files += 1;
      sent.bytes += bytes.length;
    });
}

/**
 * Sends the files of a release that are not at the target yet, and looks whether they have arrived. A file that is
 * there with another content is replaced: an earlier deployment may have been cut off. Something between here and the
 * store may have answered in its place: what has not arrived is sent once more.
 * @throws Error when a file still has not arrived
 */
export async function sendRelease(
  store: DeploymentStore,
  release: BuiltRelease,
  claim: DeploymentClaim,
  sent: Sent,
): Promise<void> {
  const wanted = await missingFiles(store, release, release.paths);
  sent.known += release.paths.length - wanted.length;
  let missing = wanted;
  for (let attempt = 0; attempt < 2 && missing.length > 0; attempt += 1) {
    await send(store, release, missing, { claim, sent });
    missing = await missingFiles(store, release, missing);
  }
  if (missing.length === 0) return;
  const names = missing.slice(0, namedFiles).map((path) => keyOf(release, path));
  const more = missing.length > namedFiles ? ` and ${missing.length - namedFiles} more` : "";
  throw new Error(
    `${names.join(", ")}${more} was sent twice, and the target does not have it. Visitors get what they got before. ` +
      "Look for what answers in place of the store (a proxy, a gateway), and run the command again.",
  );
}
