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

describe("What the log keeps", () => {
  test.each<[AuditEvent]>([
    [{ kind: "signedIn", by: ada, grants }],
    [{ kind: "signInRefused", reason: "no role" }],
    [{ kind: "signInRefused", by: ada, reason: "no role" }],
    [{ kind: "signedOut", by: ada }],
    [{ kind: "sessionsEnded", of: ada, by: "provider" }],
    [{ kind: "proposalCreated", ...ofProposal, title: "Ny" }],
    [{ kind: "proposalAsked", ...ofProposal, commit: "c", brands: ["fjord"] }],
    [{ kind: "proposalApproved", ...ofProposal, commit: "c" }],
    [{ kind: "proposalReturned", ...ofProposal, commit: "c", reason: "For lys" }],
    [{ kind: "proposalPlanned", ...ofProposal, commit: "c", for: "2026-12-01T06:00:00Z" }],
    [{ kind: "proposalPublished", ...ofProposal, merge: "c", brands: ["fjord"] }],
    [{ kind: "publicationFailed", ...ofProposal, reason: "failed", message: "Disken er full" }],
    [{ kind: "proposalTakenBack", ...ofProposal, revert: "c", brands: ["fjord"] }],
    [{ kind: "proposalClosed", ...ofProposal }],
    [{ kind: "proposalReopened", ...ofProposal }],
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
  });
});

describe("The log is only added to", () => {
  test.each([
    ["UPDATE log SET event = '{}' WHERE id = 2"],
    ["UPDATE log SET at = 0"],
    ["UPDATE OR REPLACE log SET id = 1 WHERE id = 2"],
    ["DELETE FROM log WHERE id = 3"],
    ["DELETE FROM log WHERE id > 1"],
  ])("the database refuses %s", (sql) => {
    fill(3);
    const before = [...log.lines()];
    expect(() => database.exec(sql)).toThrow(/the log/);
    expect([...log.lines()]).toEqual(before);
  });
});

describe("The log is kept for some days", () => {
  test("the oldest rows are removed", () => {
    fill(3);
    now += 10 * day;
    fill(2);
    expect(log.keepDays(10)).toBe(3);
    expect(log.read().map(({ id }) => id)).toEqual([5, 4]);
  });

  test("nothing is removed before its time", () => {
    fill(3);
    expect(log.keepDays(1)).toBe(0);
    expect(log.read()).toHaveLength(3);
  });

  test("all may be removed; the next row goes on", () => {
    fill(3);
    now += 10 * day;
    expect(log.keepDays(1)).toBe(3);
    expect(log.keepDays(1)).toBe(0);
    expect(log.read()).toEqual([]);
    fill(1);
    expect(log.read()).toMatchObject([{ id: 4 }]);
  });

  test("a row that a wrong clock made old is kept with those before it", () => {
    fill(1);
    now -= 1000 * day;
    fill(1);
    now = start;
    fill(1);
    expect(log.keepDays(30)).toBe(0);
    expect(log.read()).toHaveLength(3);
  });
});

describe("The log as lines of JSON", () => {
  test("has its rows, oldest first", () => {
    fill(2);
    expect([...log.lines()].map((line): unknown => JSON.parse(line))).toEqual([
      { id: 1, at: "2026-12-01T06:00:01.000Z", event: closed(1) },
      { id: 2, at: "2026-12-01T06:00:02.000Z", event: closed(2) },
    ]);
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
