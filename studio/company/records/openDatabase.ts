import { chmodSync, closeSync, openSync, readSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { messageOf } from "#contract/messageOf.ts";
import { errorCode } from "#scripts/files/errorCode.ts";
import { inTransaction } from "./inTransaction.ts";
import { migrations } from "./migrations.ts";

/** The database was written by a newer version of the studio. */
export class NewerDatabaseError extends Error {
  constructor(path: string, version: number, known: number) {
    super(
      `${path} was written by a newer version of the studio: its tables have version ${version}, this program knows ${known}. ` +
        "Start the newer version, or restore a backup that this version made (docs/studio-server.md).",
    );
  }
}

/** The file is no database, or a part of it cannot be read. */
export class DamagedDatabaseError extends Error {
  constructor(path: string, found: string) {
    super(
      `${path} is damaged: ${found.replaceAll("\n", " ")}. Stop the studio, keep a copy of the file, and restore the newest backup by copying it to this path. ` +
        "Without a backup remove the file: proposals are then read back from the branches of the remote (docs/studio-server.md).",
    );
  }
}

/**
 * Opens the database of the studio's server, and brings its tables up to date. A process does so once for a file: it
 * reads the file itself, and closing it then takes the locks away that an open database of the process has.
 * @param path of the file, which nobody else may read; or `:memory:`
 * @param steps for tests
 * @throws NewerDatabaseError, DamagedDatabaseError
 */
export function openDatabase(path: string, steps: readonly string[] = migrations): DatabaseSync {
  if (path !== ":memory:") {
    closeSync(openSync(path, "a", 0o600));
    chmodSync(path, 0o600);
    removeForeignLog(path);
  }
  const database = openAsItIs(path);
  try {
    migrate(database, path, steps);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Opens a database that exists, and leaves its tables as they are. A server, also one of another version, may be using it.
 * @throws DamagedDatabaseError
 */
export function openAsItIs(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  try {
    database.exec(
      "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON",
    );
    requireWhole(database, path, "quick_check");
    return database;
  } catch (error) {
    database.close();
    const code = errorCode(error);
    throw code === "SQLITE_NOTADB" || code === "SQLITE_CORRUPT"
      ? new DamagedDatabaseError(path, messageOf(error))
      : error;
  }
}

/**
 * Closes a database. Everything is in its one file then.
 */
export function closeDatabase(database: DatabaseSync): void {
  if (!database.isOpen) return;
  database.exec("PRAGMA wal_checkpoint (TRUNCATE)");
  database.close();
}

/** Reads all pages of a database. `integrity_check` compares indexes with their tables too. @throws DamagedDatabaseError */
export function requireWhole(database: DatabaseSync, path: string, check: "quick_check" | "integrity_check"): void {
  const found = Object.values(database.prepare(`PRAGMA ${check} (1)`).get() ?? {})[0];
  if (found !== "ok") throw new DamagedDatabaseError(path, String(found));
}

/**
 * A backup that was copied to the place of the database does not belong to the write-ahead log that lies beside it,
 * which SQLite would apply to it. A backup is known by its header: byte 18 is 2 in a database that has such a log.
 */
function removeForeignLog(path: string): void {
  const header = new Uint8Array(19);
  const file = openSync(path, "r");
  try {
    if (readSync(file, header) < header.length || header[18] !== 1) return;
  } finally {
    closeSync(file);
  }
  for (const end of ["-wal", "-shm"]) rmSync(path + end, { force: true });
}

function migrate(database: DatabaseSync, path: string, steps: readonly string[]): void {
  for (const [at, step] of steps.entries()) {
    inTransaction(database, () => {
      if (versionOf(database) === at) database.exec(`${step}; PRAGMA user_version = ${at + 1}`);
    });
  }
  const version = versionOf(database);
  if (version > steps.length) throw new NewerDatabaseError(path, version, steps.length);
}

/** How many of the steps a database has seen. */
export function versionOf(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
}
