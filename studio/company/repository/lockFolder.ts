import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { errorCode } from "#scripts/files/errorCode.ts";

/** Another server works in the folder. The message is for the administrator. */
export class FolderInUseError extends Error {}

/** Who has the folder; undefined while that is being written. */
function holderOf(database: DatabaseSync): string | undefined {
  try {
    const name = database.prepare("SELECT name FROM holder").get()?.["name"];
    return typeof name === "string" ? name : undefined;
  } catch {
    return undefined;
  }
}

/** Notes who has the folder, then keeps it: others can read the note, and cannot begin a write. */
function take(database: DatabaseSync): void {
  database.exec("BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS holder (name TEXT NOT NULL); DELETE FROM holder");
  database.prepare("INSERT INTO holder VALUES (?)").run(`${process.pid} on ${hostname()}`);
  // Another server can begin between both: then the folder is the other's.
  database.exec("COMMIT; BEGIN IMMEDIATE");
}

/**
 * Takes a folder for this process. The lock is one of the operating system, which SQLite sets on a file: it ends with the
 * process, however that ends. A number of a process would say nothing after a power failure and in a container.
 * @returns gives the folder back
 * @throws FolderInUseError
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, "server.lock");
  const database = new DatabaseSync(path);
  try {
    database.exec("PRAGMA busy_timeout = 0");
    take(database);
  } catch (error) {
    const holder = holderOf(database);
    database.close();
    if (errorCode(error) === "SQLITE_NOTADB")
      throw new FolderInUseError(`${path} is no lock of this version. Remove it when no other studio server runs.`);
    if (errorCode(error) !== "SQLITE_BUSY") throw error;
    const who = holder === undefined ? "Another studio server" : `The studio server ${holder}`;
    throw new FolderInUseError(`${who} works in this folder. Stop it first.`);
  }
  return () => {
    if (database.isOpen) database.close();
  };
}
