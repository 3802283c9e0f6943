/** The results of SQLite that a program distinguishes, by their numbers (https://sqlite.org/rescode.html). */
const sqliteCodes: ReadonlyMap<number, string> = new Map([
  [5, "SQLITE_BUSY"],
  [8, "SQLITE_READONLY"],
  [11, "SQLITE_CORRUPT"],
  [13, "SQLITE_FULL"],
  [26, "SQLITE_NOTADB"],
]);

/**
 * The code of an error of the operating system, such as `ENOENT`, or of SQLite, such as `SQLITE_FULL`; undefined for any
 * other error.
 */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // The upper bits of a result say more than is needed here.
  if ("errcode" in error && typeof error.errcode === "number") return sqliteCodes.get(error.errcode & 0xff);
  return "code" in error && typeof error.code === "string" ? error.code : undefined;
}
