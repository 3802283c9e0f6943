import { DatabaseSync } from "node:sqlite";
import { migrations } from "./migrations.ts";

/** The database was written by a newer version of the studio. */
export class NewerDatabaseError extends Error {}

/**
 * Opens the database of the studio's server, and brings its tables up to date.
 * @param path of the file, or `:memory:`
 * @throws NewerDatabaseError
 */
export function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000",
  );
  const version = Number(database.prepare("PRAGMA user_version").get()?.["user_version"] ?? 0);
  if (version > migrations.length) {
    database.close();
    throw new NewerDatabaseError(path);
  }
  for (const [at, step] of migrations.entries()) {
    if (at < version) continue;
    database.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA user_version = ${at + 1}; COMMIT`);
  }
  return database;
}
