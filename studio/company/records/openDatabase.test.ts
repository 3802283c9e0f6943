import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { limits } from "#studio/document/limits.ts";
import { migrations } from "./migrations.ts";
import { closeDatabase, DamagedDatabaseError, NewerDatabaseError, openDatabase, versionOf } from "./openDatabase.ts";
import { Comments } from "./proposals/Comments.ts";
import { ProposalRecords } from "./proposals/ProposalRecords.ts";

const folder = mkdtempSync(join(tmpdir(), "database-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
const newPath = () => join(folder, `${files++}.sqlite`);

const tablesOf = (database: DatabaseSync) =>
  database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .all()
    .map(({ name }) => name);

const one = "CREATE TABLE one (a INTEGER)";
const two = "CREATE TABLE two (a INTEGER); INSERT INTO two VALUES (1)";

/** A database with many pages. */
function fill(path: string): void {
  const database = openDatabase(path);
  const by = { id: "ada", name: "Ada" };
  const { number } = new ProposalRecords(database).create({ title: "Ny", author: by, base: "c" });
  for (let at = 0; at < 30; at += 1)
    new Comments(database).add({ proposal: number, by, text: "x".repeat(limits.comment) });
  closeDatabase(database);
}

describe("The database is opened", () => {
  test("a new one has all tables, and nobody else may read its files", () => {
    const path = newPath();
    const database = openDatabase(path);
    expect(versionOf(database)).toBe(migrations.length);
    expect(tablesOf(database)).toContain("proposal");
    for (const end of ["", "-wal", "-shm"]) expect(statSync(path + end).mode & 0o777).toBe(0o600);
    database.close();
  });

  test("one that others may read is closed to them", () => {
    const path = newPath();
    writeFileSync(path, "", { mode: 0o644 });
    openDatabase(path).close();
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  test("after it was closed, everything is in the one file", () => {
    const path = newPath();
    fill(path);
    expect([existsSync(`${path}-wal`), existsSync(`${path}-shm`)]).toEqual([false, false]);
    const database = openDatabase(path);
    closeDatabase(database);
    closeDatabase(database);
    expect(readFileSync(path).includes("x".repeat(1000))).toBe(true);
  });

  test("only the steps that are missing are done, each once", () => {
    const path = newPath();
    openDatabase(path, [one]).close();
    openDatabase(path, [one, two]).close();
    const database = openDatabase(path, [one, two]);
    expect(database.prepare("SELECT * FROM two").all()).toEqual([{ a: 1 }]);
    database.close();
  });
});

describe("A step that makes tables new", () => {
  test("and fails leaves the version before", () => {
    const path = newPath();
    openDatabase(path, [one]).close();
    expect(() => openDatabase(path, [one, two, "CREATE TABLE three (a); broken"])).toThrow(/syntax error/);
    const database = openDatabase(path, [one, two]);
    expect([versionOf(database), tablesOf(database)]).toEqual([2, ["one", "two"]]);
    database.close();
  });

  test("and is killed in the middle leaves the version before", async () => {
    const path = newPath();
    openDatabase(path, [one]).close();
    // Writes until the process is killed.
    const endless = `CREATE TABLE two (a TEXT);
      WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n) INSERT INTO two SELECT hex(randomblob(500)) FROM n`;
    const module = import.meta.resolve("#studio/company/records/openDatabase.ts");
    const program = `const { openDatabase } = await import(${JSON.stringify(module)});
      openDatabase(${JSON.stringify(path)}, ${JSON.stringify([one, endless])});`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", program], { stdio: "ignore" });
    const exit = once(child, "exit");
    const written = () => statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
    while (written() < 3_000_000 && child.exitCode === null) await setTimeout(10);
    child.kill("SIGKILL");
    expect(await exit).toEqual([null, "SIGKILL"]);
    const database = openDatabase(path, [one]);
    expect([versionOf(database), tablesOf(database)]).toEqual([1, ["one"]]);
    database.close();
  });
});

describe("A file that is not used", () => {
  const opening = (path: string) => {
    try {
      openDatabase(path).close();
      return undefined;
    } catch (error) {
      return error;
    }
  };

  test("one of a newer version, which stays as it is", () => {
    const path = newPath();
    openDatabase(path, [...migrations, two]).close();
    const before = readFileSync(path);
    const error = opening(path);
    expect(error).toBeInstanceOf(NewerDatabaseError);
    expect(String(error)).toMatch(
      new RegExp(
        `newer version of the studio: its tables have version ${migrations.length + 1}, this program knows ${migrations.length}\\. Start`,
      ),
    );
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  test.each<[string, (path: string) => void]>([
    ["a text", (path) => writeFileSync(path, "no database\n".repeat(100))],
    ["one that was cut off", (path) => truncateSync(path, 5 * 4096)],
    [
      "one with a page of another file",
      (path) => {
        const bytes = readFileSync(path);
        // The last pages are comments.
        bytes.fill("x", bytes.length - 3 * 4096, bytes.length - 4096);
        writeFileSync(path, bytes);
      },
    ],
    [
      "one whose tables cannot be read",
      (path) => {
        const bytes = readFileSync(path);
        bytes.fill(0, 100, 4096);
        writeFileSync(path, bytes);
      },
    ],
  ])("%s is said to be damaged, with what to do", (_name, damage) => {
    const path = newPath();
    fill(path);
    damage(path);
    const before = readFileSync(path);
    const error = opening(path);
    expect(error).toBeInstanceOf(DamagedDatabaseError);
    expect(String(error)).toMatch(/ is damaged: .+ restore the newest backup .+docs\/studio-server\.md/);
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  test("a folder that is missing is an error of the file system, and no folder is made", () => {
    expect(opening(join(folder, "missing/studio.sqlite"))).toMatchObject({ code: "ENOENT" });
    expect(readdirSync(folder)).not.toContain("missing");
  });
});
