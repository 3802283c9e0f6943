import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";
import { limits } from "#studio/document/limits.ts";
import { errorCode } from "#scripts/files/errorCode.ts";
import { diskProblemOf } from "#studio/document/storeProblem.ts";
import { contentOf, recordActs } from "#studio/test/support/recordActs.ts";
import { inTransaction } from "./inTransaction.ts";
import { AuditLog } from "./log/AuditLog.ts";
import { closeDatabase, openDatabase } from "./openDatabase.ts";
import { Comments } from "./proposals/Comments.ts";
import { ProposalRecords } from "./proposals/ProposalRecords.ts";

const folder = mkdtempSync(join(tmpdir(), "records-"));
afterAll(() => rmSync(folder, { recursive: true }));

const ada = { id: "ada", name: "Ada" };

/** Does the acts in a process that is killed in the end. */
function actUntilKilled(path: string, copies: string): Promise<NodeJS.Signals | null | undefined> {
  const program = fileURLToPath(import.meta.resolve("#studio/test/support/recordActs.ts"));
  return new Promise((resolve) => {
    execFile(process.execPath, [program, path, copies], (error) => resolve(error?.signal));
  });
}

/** What the database has after each number of acts. */
function contents(): readonly unknown[] {
  const database = openDatabase(":memory:");
  return [
    contentOf(database),
    ...recordActs.map((act) => {
      act(database);
      return contentOf(database);
    }),
  ];
}

describe("A killed process", () => {
  test("leaves every act whole or not done, before whichever write it is killed", async () => {
    const expected = contents();
    const [path, copies] = [join(folder, "killed.sqlite"), join(folder, "copies")];
    mkdirSync(copies);
    expect(await actUntilKilled(path, copies)).toBe("SIGKILL");
    const requireWhole = (file: string, done: number) => {
      const database = openDatabase(file);
      // An act may be done, and the process killed before it has counted it.
      expect([expected[done], expected[done + 1]]).toContainEqual(contentOf(database));
      expect(database.prepare("PRAGMA foreign_key_check").all()).toEqual([]);
      database.close();
    };
    requireWhole(path, recordActs.length);
    const names = readdirSync(copies).filter((name) => name.endsWith(".sqlite"));
    expect(names.length).toBeGreaterThan(2 * recordActs.length);
    for (const name of names) requireWhole(join(copies, name), Number.parseInt(name, 10));
  });
});

describe("A full disk", () => {
  test("is the studio's problem with a disk; what was written before stays, and it goes on when there is room", () => {
    const path = join(folder, "full.sqlite");
    const database = openDatabase(path);
    const [records, comments, log] = [
      new ProposalRecords(database),
      new Comments(database),
      new AuditLog(database),
    ] as const;
    const { number } = records.create({ title: "Ny farge", author: ada, base: "c" });
    const pages = Number(database.prepare("PRAGMA page_count").get()?.["page_count"]);
    database.exec(`PRAGMA max_page_count = ${pages + 2}`);
    let written = 0;
    const write = () =>
      inTransaction(database, () => {
        comments.add({ proposal: number, by: ada, text: "x".repeat(limits.comment) });
        log.append({ kind: "proposalClosed", proposal: number, by: ada });
      });
    const fill = () => {
      for (; written < 100; written += 1) write();
    };
    let problem: unknown;
    try {
      fill();
    } catch (error) {
      problem = diskProblemOf(errorCode(error));
    }
    expect(problem).toBe("disk-full");
    expect(written).toBeGreaterThan(0);
    expect([database.isTransaction, comments.list(number).length, log.read().length]).toEqual([
      false,
      written,
      written,
    ]);

    database.exec("PRAGMA max_page_count = 1000000");
    write();
    closeDatabase(database);
    const again = openDatabase(path);
    expect(new Comments(again).list(number)).toHaveLength(written + 1);
    expect(new AuditLog(again).read()).toHaveLength(written + 1);
    again.close();
  });
});

describe("Several writes as one", () => {
  const kept = (write: (add: (text: string) => void, database: ReturnType<typeof openDatabase>) => void) => {
    const database = openDatabase(":memory:");
    const { number } = new ProposalRecords(database).create({ title: "Ny", author: ada, base: "c" });
    const comments = new Comments(database);
    try {
      inTransaction(database, () => write((text) => comments.add({ proposal: number, by: ada, text }), database));
    } catch {
      // The test asks what is there afterwards.
    }
    expect(database.isTransaction).toBe(false);
    return comments.list(number).map(({ text }) => text);
  };
  const fail = () => {
    throw new Error("failed");
  };

  test.each<[string, readonly string[], Parameters<typeof kept>[0]]>([
    ["all are there", ["a", "b"], (add) => (add("a"), add("b"))],
    ["none is there after an error", [], (add) => (add("a"), fail())],
    [
      "an inner part is written with the outer one",
      ["a", "b"],
      (add, db) => (add("a"), inTransaction(db, () => add("b"))),
    ],
    ["an inner part goes with the outer one", [], (add, db) => (inTransaction(db, () => add("a")), fail())],
    [
      "an inner part that failed is left out when the outer one goes on",
      ["a", "c"],
      (add, db) => {
        add("a");
        try {
          inTransaction(db, () => (add("b"), fail()));
        } catch {
          add("c");
        }
      },
    ],
  ])("%s", (_name, texts, write) => {
    expect(kept(write)).toEqual(texts);
  });
});
