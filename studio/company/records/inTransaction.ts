import type { DatabaseSync } from "node:sqlite";

/**
 * Does several writes of a database as one: all are there afterwards, or none. Within another transaction they become a
 * part of it.
 * @param write returns when everything is written: nothing in it waits
 */
export function inTransaction<Result>(database: DatabaseSync, write: () => Result): Result {
  const isPart = database.isTransaction;
  database.exec(isPart ? "SAVEPOINT part" : "BEGIN IMMEDIATE");
  try {
    const result = write();
    database.exec(isPart ? "RELEASE part" : "COMMIT");
    return result;
  } catch (error) {
    // SQLite itself ends a transaction when the disk is full.
    if (database.isTransaction) database.exec(isPart ? "ROLLBACK TO part; RELEASE part" : "ROLLBACK");
    throw error;
  }
}
