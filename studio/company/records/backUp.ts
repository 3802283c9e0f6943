import { closeSync, existsSync, fsyncSync, openSync, realpathSync, renameSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { AuditLog } from "./log/AuditLog.ts";
import { openAsItIs, requireWhole, versionOf } from "./openDatabase.ts";

/** The longest step: all pages at once. A writer neither waits for it nor makes it begin again. */
const allPages = 2 ** 31 - 1;

/**
 * Copies the database of a server that may be running, and notes it in the log. The copy is read as a whole before it
 * takes its place, so that a backup that was there before is replaced by a good one or stays.
 * @param path of the database
 * @param to path of the backup, in a folder that exists; one file that nobody else may read
 * @throws DamagedDatabaseError the backup before stays
 */
export async function backUp(path: string, to: string): Promise<void> {
  if (!existsSync(path)) throw new Error(`There is no database at ${path}.`);
  const folder = realpathSync(dirname(to));
  const target = join(folder, basename(to));
  if (existsSync(target) && realpathSync(target) === realpathSync(path))
    throw new Error(`${to} is the database itself. Choose another file.`);
  const database = openAsItIs(path);
  const copy = join(folder, `.${crypto.randomUUID()}.new`);
  try {
    if (versionOf(database) === 0) throw new Error(`${path} is no database of the studio.`);
    closeSync(openSync(copy, "wx", 0o600));
    await backup(database, copy, { rate: allPages });
    finish(copy, path);
    renameSync(copy, target);
    flush(folder);
    new AuditLog(database).append({ kind: "backupMade", file: basename(to) });
  } finally {
    for (const end of ["", "-wal", "-shm", "-journal"]) rmSync(copy + end, { force: true });
    database.close();
  }
}

/** Checks a copy, makes it one file without a write-ahead log, and waits until the disk has it. */
function finish(copy: string, path: string): void {
  const database = new DatabaseSync(copy);
  try {
    database.exec("PRAGMA journal_mode = DELETE");
    requireWhole(database, path, "integrity_check");
  } finally {
    database.close();
  }
  flush(copy);
}

function flush(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
