import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { contentOf, recordActs } from "#studio/test/support/recordActs.ts";
import { backUp } from "./backUp.ts";
import { AuditLog } from "./log/AuditLog.ts";
import { closeDatabase, openDatabase } from "./openDatabase.ts";
import { Comments } from "./proposals/Comments.ts";
import { ProposalRecords } from "./proposals/ProposalRecords.ts";
import { everyBrand } from "./proposals/proposalsFound.ts";

const all = mkdtempSync(join(tmpdir(), "backup-"));
afterAll(() => rmSync(all, { recursive: true }));

const ada = { id: "ada", name: "Ada" };
let folders = 0;
let folder: string;
let path: string;
let to: string;
let database: DatabaseSync;

beforeEach(() => {
  folder = join(all, `${folders++}`);
  mkdirSync(folder);
  [path, to] = [join(folder, "studio.sqlite"), join(folder, "backup.sqlite")];
  database = openDatabase(path);
  for (const act of recordActs.slice(0, -1)) act(database);
});
afterEach(() => closeDatabase(database));

const addComment = (text: string) => new Comments(database).add({ proposal: 1, by: ada, text });

describe("A backup", () => {
  test("has everything of its time, is one file that nobody else may read, and is in the log", async () => {
    const before = contentOf(database);
    await backUp(path, to);
    expect(statSync(to).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).filter((name) => name.includes("backup") || name.includes(".new"))).toEqual([
      "backup.sqlite",
    ]);
    const copy = new DatabaseSync(to, { readOnly: true });
    expect(contentOf(copy)).toEqual(before);
    copy.close();
    expect(new AuditLog(database).read(1)).toMatchObject([{ event: { kind: "backupMade", file: "backup.sqlite" } }]);
  });

  test("is made while the server writes: each act is in it as a whole", async () => {
    const records = new ProposalRecords(database);
    const made = backUp(path, to);
    let isMade = false;
    void made.finally(() => (isMade = true));
    for (let number = 2; !isMade || number < 20; number += 1) {
      records.create({ title: `Forslag ${number}`, author: ada, base: "c" });
      await new Promise(setImmediate);
    }
    await made;
    const copy = openDatabase(to);
    expect(new ProposalRecords(copy).read(1, everyBrand)?.title).toBe("Ny farge");
    copy.close();
  });

  test("replaces the one before", async () => {
    await backUp(path, to);
    addComment("Ny");
    await backUp(path, to);
    const copy = openDatabase(to);
    expect(new Comments(copy).list(1).at(-1)?.text).toBe("Ny");
    copy.close();
  });

  test("that is put back in place of the database brings back its time, also over the files of a killed server", async () => {
    const before = contentOf(database);
    await backUp(path, to);
    addComment("After the backup");
    const killed = join(folder, "killed.sqlite");
    // What a killed server leaves: newer writes in the log beside the file.
    for (const end of ["", "-wal", "-shm"]) copyFileSync(path + end, killed + end);
    copyFileSync(to, killed);
    const restored = openDatabase(killed);
    expect(contentOf(restored)).toEqual(before);
    restored.close();
  });

  test.each<[string, () => void, () => string, RegExp]>([
    ["no database", () => undefined, () => join(folder, "other.sqlite"), /^There is no database at /],
    [
      "an empty file",
      () => writeFileSync(join(folder, "e"), ""),
      () => join(folder, "e"),
      /is no database of the studio/,
    ],
    ["a text", () => writeFileSync(join(folder, "t"), "x".repeat(5000)), () => join(folder, "t"), /is damaged/],
  ])("of %s leaves the backup before", async (_name, prepare, source, message) => {
    writeFileSync(to, "before");
    prepare();
    await expect(backUp(source(), to)).rejects.toThrow(message);
    expect(readFileSync(to, "utf8")).toBe("before");
    expect(readdirSync(folder).filter((name) => name.includes(".new"))).toEqual([]);
  });

  test("never replaces the database, under no name", async () => {
    symlinkSync(path, join(folder, "link.sqlite"));
    for (const target of [path, join(folder, "../", `${folders - 1}`, "studio.sqlite"), join(folder, "link.sqlite")])
      await expect(backUp(path, target)).rejects.toThrow(/is the database itself/);
    expect(new Comments(database).list(1)).toHaveLength(1);
  });

  test("into a folder that is missing says so, and makes none", async () => {
    await expect(backUp(path, join(folder, "missing/b.sqlite"))).rejects.toThrow(/ENOENT/);
    expect(existsSync(join(folder, "missing"))).toBe(false);
  });

  test("of a damaged index leaves the backup before", async () => {
    writeFileSync(to, "before");
    // A row that the index of the same table does not have.
    database.enableDefensive(false);
    database.exec(`PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, '(author_id, changed_at', '(changed_at, author_id') WHERE name = 'proposal_author';
      PRAGMA writable_schema = OFF`);
    closeDatabase(database);
    await expect(backUp(path, to)).rejects.toThrow(/is damaged/);
    expect(readFileSync(to, "utf8")).toBe("before");
  });
});
