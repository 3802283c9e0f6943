import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "#scripts/files/errorCode.ts";
import { hasEnded, type ProcessIdentity, thisProcess } from "#scripts/deploy/state/ProcessIdentity.ts";

/** Another server works in the folder. The message is for the administrator. */
export class FolderInUseError extends Error {}

const fileName = "server.lock";

function holderOf(text: string): ProcessIdentity | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isIdentity = typeof value === "object" && value !== null && "pid" in value && "host" in value;
    return isIdentity ? (value as ProcessIdentity) : undefined;
  } catch {
    return undefined;
  }
}

function inUse(path: string, holder: ProcessIdentity | undefined): FolderInUseError {
  const who = holder === undefined ? "Another studio server" : `The studio server ${holder.pid} on ${holder.host}`;
  return new FolderInUseError(
    `${who} works in this folder. Stop it first. If it does not run any more, remove ${path} and start again.`,
  );
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Gives the file its name, if no file has it. The file is whole from the first moment. */
function isTaken(path: string, own: string): boolean {
  try {
    linkSync(own, path);
    return false;
  } catch (error) {
    if (errorCode(error) === "EEXIST") return true;
    throw error;
  }
}

/** Moves a file away, if it is still there. */
function isMoved(path: string, aside: string): boolean {
  try {
    renameSync(path, aside);
    return true;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return false;
    throw error;
  }
}

/**
 * Takes a folder for this process. A server that was killed leaves its lock behind: it is taken over when that process
 * is known to have ended.
 * @returns gives the folder back
 * @throws FolderInUseError
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, fileName);
  const identity = JSON.stringify({ ...thisProcess(), at: crypto.randomUUID() });
  const own = join(folder, `.${crypto.randomUUID()}.lock`);
  writeFileSync(own, identity);
  try {
    while (isTaken(path, own)) {
      const text = read(path);
      if (text === undefined) continue;
      const holder = holderOf(text);
      if (holder === undefined || !hasEnded(holder)) throw inUse(path, holder);
      // Two servers can see the ended one at once: what was moved away may be the lock of the other already.
      const aside = `${own}.ended`;
      if (!isMoved(path, aside)) continue;
      const moved = read(aside);
      if (moved !== text) {
        isTaken(path, aside);
        rmSync(aside, { force: true });
        throw inUse(path, moved === undefined ? undefined : holderOf(moved));
      }
      rmSync(aside, { force: true });
    }
  } finally {
    rmSync(own, { force: true });
  }
  return () => {
    if (read(path) === identity) rmSync(path, { force: true });
  };
}
