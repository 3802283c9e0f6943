import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../inTransaction.ts";
import { openDatabase } from "../openDatabase.ts";
import type { AuditEvent } from "./AuditEvent.ts";
import { AuditLog } from "./AuditLog.ts";

const ada = { id: "ada", name: "Ada" };
const start = Date.parse("2026-12-01T06:00:00Z");
const day = 86_400_000;
const grants = [{ role: "editor", brands: ["fjord"] }] as const;
const ofProposal = { proposal: 12, by: ada } as const;
const link = { ...ofProposal, brand: "fjord", link: "digest" } as const;

let database: DatabaseSync;
let now: number;
let log: AuditLog;
beforeEach(() => {
  database = openDatabase(":memory:");
  now = start;
  log = new AuditLog(database, () => (now += 1000));
});

const closed = (proposal: number): AuditEvent => ({ kind: "proposalClosed", proposal, by: ada });
const fill = (rows: number) => {
  for (let proposal = 1; proposal <= rows; proposal += 1) log.append(closed(proposal));
};
const withoutTriggers = (sql: string) => {
  const triggers = database.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all();
  for (const { name } of triggers) database.exec(`DROP TRIGGER ${String(name)}`);
  database.exec(sql);
  for (const trigger of triggers) database.exec(String(trigger["sql"]));
};

describe("What the log keeps", () => {
  test.each<[AuditEvent]>([
    [{ kind: "signedIn", by: ada, grants }],
    [{ kind: "signInRefused", reason: "no role" }],
    [{ kind: "signInRefused", by: ada, reason: "no role" }],
    [{ kind: "signedOut", by: ada }],
    [{ kind: "sessionsEnded", of: ada, by: "provider" }],
    [{ kind: "rolesChanged", of: ada, before: [], after: grants }],
    [{ kind: "proposalCreated", ...ofProposal, title: "Ny" }],
    [{ kind: "proposalAsked", ...ofProposal, commit: "c", brands: ["fjord"] }],
    [{ kind: "proposalApproved", ...ofProposal, commit: "c" }],
    [{ kind: "proposalReturned", ...ofProposal, commit: "c", reason: "For lys" }],
    [{ kind: "proposalPlanned", ...ofProposal, commit: "c", for: "2026-12-01T06:00:00Z" }],
    [{ kind: "proposalPublished", ...ofProposal, merge: "c", brands: ["fjord"] }],
    [{ kind: "publicationFailed", ...ofProposal, reason: "failed", message: "Disken er full" }],
    [{ kind: "proposalTakenBack", ...ofProposal, revert: "c", brands: ["fjord"] }],
    [{ kind: "proposalClosed", ...ofProposal }],
    [{ kind: "linkMade", ...link, endsAt: "2026-12-08T06:00:00Z" }],
    [{ kind: "linkRevoked", ...link }],
    [{ kind: "callRefused", method: "PUT", path: "/api/brands/eng/document", brand: "eng", by: ada }],
    [{ kind: "callRefused", method: "GET", path: "/" }],
    [{ kind: "configurationLoaded", digest: "d" }],
    [{ kind: "backupMade", file: "studio.sqlite" }],
  ])("%j", (event) => {
    log.append(event);
    expect(log.read()).toEqual([{ id: 1, at: "2026-12-01T06:00:01.000Z", event }]);
  });

  test("is read in parts, newest first", () => {
    fill(5);
    expect(log.read(2).map(({ id }) => id)).toEqual([5, 4]);
    expect(log.read(2, 4).map(({ id }) => id)).toEqual([3, 2]);
    expect(log.read(10, 1)).toEqual([]);
  });

  test("a text from outside is cut after a thousand characters", () => {
    log.append({ kind: "callRefused", method: "GET", path: "/x".repeat(5000) });
    expect(JSON.stringify(log.read()[0]?.event).length).toBeLessThan(1100);
    expect(log.verify()).toEqual({ isWhole: true, rows: 1 });
  });

  test("goes with the change that it tells of", () => {
    fill(1);
    const change = () =>
      inTransaction(database, () => {
        log.append(closed(2));
        throw new Error("failed");
      });
    expect(change).toThrow("failed");
    fill(1);
    expect(log.read().map(({ id }) => id)).toEqual([2, 1]);
    expect(log.verify()).toEqual({ isWhole: true, rows: 2 });
  });
});

describe("The log is only added to", () => {
  test.each([
    ["UPDATE log SET event = '{}' WHERE id = 2"],
    ["UPDATE log SET at = 0"],
    ["DELETE FROM log"],
    ["DELETE FROM log WHERE id = 3"],
    ["DELETE FROM log WHERE id = 1"],
    ["INSERT INTO log (at, event, digest) VALUES (0, '{}', '')"],
    ["INSERT INTO log (id, at, event, digest) VALUES (9, 0, '{}', '')"],
    ["INSERT OR REPLACE INTO log (id, at, event, digest) VALUES (2, 0, '{}', '')"],
    ["INSERT OR IGNORE INTO log (id, at, event, digest) VALUES (2, 0, '{}', '')"],
    ["UPDATE OR REPLACE log SET id = 1 WHERE id = 2"],
    ["UPDATE log_start SET removed_through = 2"],
    ["UPDATE log_start SET removed_through = 99, digest = ''"],
    ["DELETE FROM log_start"],
    ["INSERT OR REPLACE INTO log_start VALUES (1, 2, '')"],
  ])("the database refuses %s", (sql) => {
    fill(3);
    expect(() => database.exec(sql)).toThrow(/the log/);
    expect(log.verify()).toEqual({ isWhole: true, rows: 3 });
  });

  test.each([
    ["nothing", "SELECT 1", undefined],
    ["an event that was changed", `UPDATE log SET event = replace(event, 'Ada', 'Bo') WHERE id = 3`, 3],
    ["a time that was changed", "UPDATE log SET at = at + 1 WHERE id = 3", 3],
    ["a digest that was changed", "UPDATE log SET digest = 'd' WHERE id = 3", 3],
    ["a row that was removed", "DELETE FROM log WHERE id = 3", 3],
    ["the first row that was removed", "DELETE FROM log WHERE id = 1", 1],
    ["the newest row that was removed", "DELETE FROM log WHERE id = 5", 5],
    ["all rows that were removed", "DELETE FROM log", 1],
    [
      "a row that was added",
      "INSERT INTO log (id, at, event, digest) SELECT 6, at, event, digest FROM log WHERE id = 5",
      6,
    ],
    [
      "two rows that changed places",
      "UPDATE log SET id = 99 WHERE id = 2; UPDATE log SET id = 2 WHERE id = 3; UPDATE log SET id = 3 WHERE id = 99",
      2,
    ],
    ["a beginning that was moved", "UPDATE log_start SET removed_through = 2", 3],
    ["a beginning with another digest", "UPDATE log_start SET digest = 'd'", 1],
  ])("whoever goes around it is found: %s", (_name, sql, row) => {
    fill(5);
    withoutTriggers(sql);
    expect(log.verify()).toEqual(row === undefined ? { isWhole: true, rows: 5 } : { isWhole: false, row });
  });
});

describe("The log is kept for some days", () => {
  test("the oldest rows are removed, and the others can still be checked", () => {
    fill(3);
    now += 10 * day;
    fill(2);
    expect(log.keepDays(10)).toBe(3);
    expect(log.read().map(({ id }) => id)).toEqual([5, 4]);
    expect(log.verify()).toEqual({ isWhole: true, rows: 2 });
    fill(1);
    expect(log.verify()).toEqual({ isWhole: true, rows: 3 });
    withoutTriggers("UPDATE log SET at = 0 WHERE id = 5");
    expect(log.verify()).toEqual({ isWhole: false, row: 5 });
  });

  test("nothing is removed before its time", () => {
    fill(3);
    expect(log.keepDays(1)).toBe(0);
    expect(log.verify()).toEqual({ isWhole: true, rows: 3 });
  });

  test("all may be removed; the next row goes on", () => {
    fill(3);
    now += 10 * day;
    expect(log.keepDays(1)).toBe(3);
    expect(log.keepDays(1)).toBe(0);
    expect(log.verify()).toEqual({ isWhole: true, rows: 0 });
    fill(1);
    expect(log.read()).toMatchObject([{ id: 4 }]);
    expect(log.verify()).toEqual({ isWhole: true, rows: 1 });
  });

  test("a row that a wrong clock made old is kept with those before it", () => {
    fill(1);
    now -= 1000 * day;
    fill(1);
    now = start;
    fill(1);
    expect(log.keepDays(30)).toBe(0);
    expect(log.verify()).toEqual({ isWhole: true, rows: 3 });
  });
});

describe("The log as lines of JSON", () => {
  interface Line {
    readonly id: number;
    readonly at: string;
    readonly event: unknown;
    readonly digest: string;
  }
  const parsed = () => [...log.lines()].map((line) => JSON.parse(line) as Line);

  test("has what is needed to check it without the database", () => {
    fill(2);
    log.append({ kind: "callRefused", path: "/æ\u202e\u0085", method: "GET", by: ada });
    let before = "";
    for (const { id, at, event, digest } of parsed()) {
      const text = `${before}\n${id}\n${Date.parse(at)}\n${JSON.stringify(event)}`;
      expect(createHash("sha256").update(text).digest("hex")).toBe(digest);
      before = digest;
    }
    expect(parsed()).toHaveLength(3);
  });

  test("has no character that a terminal follows", () => {
    const name = "Ada\n\u001b[2J\u007f\u009b\u2028\u202e\u200b\ufeff\u{e0001}\ud800 Åsen 🎉";
    log.append({ kind: "signedOut", by: { id: "ada", name } });
    const [line = ""] = log.lines();
    expect(line).toMatch(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+\n$/u);
    expect(line).toContain("Åsen 🎉");
    expect(JSON.parse(line)).toMatchObject({ event: { by: { name } } });
  });

  test("rows that are added while it is read are the last", () => {
    fill(600);
    const lines = log.lines();
    lines.next();
    fill(1);
    expect([...lines]).toHaveLength(600);
    expect(log.keepDays(1)).toBe(0);
  });
});
