import { messageOf } from "#contract/messageOf.ts";
import { execFile } from "node:child_process";
import { basename, dirname } from "node:path";
import { promisify } from "node:util";
import { FolderStore, removeAbandonedWrites } from "../store/FolderStore.ts";

const run = (command: string) => promisify(execFile)("/bin/sh", ["-c", command]);

export interface PublishOptions {
  /** The configuration that nginx includes. */
  readonly file: string;
  /** Command that checks the configuration first. Empty where `reload` itself refuses a wrong one. */
  readonly check: string;
  /** Command that makes nginx read it: `nginx -s reload`, which reads it itself before it signals. */
  readonly reload: string;
}

/**
 * Replaces the configuration of nginx as a whole, checks it and makes nginx read it.
 * @throws Error when nginx refuses it; the earlier file is put back
 */
export async function publishConfig(config: string, { file, check, reload }: PublishOptions): Promise<void> {
  removeAbandonedWrites(dirname(file), { isShallow: true });
  const folder = new FolderStore(dirname(file));
  const name = basename(file);
  const before = await folder.get(name);
  await folder.put(name, new TextEncoder().encode(config));
  try {
    if (check !== "") await run(check);
    await run(reload);
  } catch (error) {
    if (before === undefined) await folder.remove(name);
    else await folder.put(name, before.bytes);
    const reason = messageOf(error);
    throw new Error(`nginx refused the configuration. What was served before is served again.\n${reason}`, {
      cause: error,
    });
  }
}
