import { createHash } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { canonicalJson } from "../canonicalJson.ts";
import { inTransaction } from "../inTransaction.ts";
import { readRow } from "../storedRow.ts";
import type { AuditEvent } from "./AuditEvent.ts";

/** A row of the log. */
export interface AuditEntry {
  readonly id: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly event: AuditEvent;
}

/** Whether the log is as it was written. */
export type Verified =
  | { readonly isWhole: true; readonly rows: number }
  /** `row`: the first one that was changed, is missing, or was put in. */
  | { readonly isWhole: false; readonly row: number };

/** A longer text of an event is cut: most of them come from outside. In characters. */
const mostOfText = 1000;

const logRow = z.object({ id: z.number(), at: z.number(), event: z.string(), digest: z.string() });
type LogRow = z.infer<typeof logRow>;
const rowOf = (row: object): LogRow => readRow(logRow, row, "log");

/** Characters that a terminal or a reader of lines would follow. JSON itself escapes the first 32 only. */
const control = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const escaped = (character: string): string =>
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`,
  ).join("");

const cut = (_key: string, value: unknown): unknown =>
  typeof value === "string" && value.length > mostOfText ? `${value.slice(0, mostOfText)}…` : value;

const digestOf = (before: string, { id, at, event }: Pick<LogRow, "id" | "at" | "event">): string =>
  createHash("sha256").update(`${before}\n${id}\n${at}\n${event}`).digest("hex");

/**
 * Who did what, in the table `log`. Each row has the digest of the row before in its own, so that a row that is changed
 * or removed is found. The database refuses to change rows (`migrations.ts`).
 */
export class AuditLog {
  readonly #database: DatabaseSync;
  readonly #now: () => number;

  constructor(database: DatabaseSync, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  /** Adds a row. In a transaction with what it tells of, both are there or none. */
  append(event: AuditEvent): void {
    const text = canonicalJson(JSON.parse(JSON.stringify(event, cut)));
    inTransaction(this.#database, () => {
      const newest = this.#database.prepare("SELECT * FROM log ORDER BY id DESC LIMIT 1").get();
      const before = newest === undefined ? this.#start() : rowOf(newest);
      const row = { id: before.id + 1, at: this.#now(), event: text };
      this.#database
        .prepare("INSERT INTO log (id, at, event, digest) VALUES (?, ?, ?, ?)")
        .run(row.id, row.at, row.event, digestOf(before.digest, row));
    });
  }

  /**
   * A part of the log, newest first.
   * @param before id of the last row of the part before
   */
  read(limit = 100, before = Number.MAX_SAFE_INTEGER): readonly AuditEntry[] {
    return this.#database
      .prepare("SELECT * FROM log WHERE id < ? ORDER BY id DESC LIMIT ?")
      .all(before, limit)
      .map((row) => {
        const { id, at, event } = rowOf(row);
        // Nothing but `append` writes events.
        return { id, at: new Date(at).toISOString(), event: JSON.parse(event) as AuditEvent };
      });
  }

  /** Calculates all digests again, and compares. */
  verify(): Verified {
    let before = this.#start();
    let rows = 0;
    for (const row of this.#rows()) {
      if (row.id !== before.id + 1) return { isWhole: false, row: before.id + 1 };
      if (row.digest !== digestOf(before.digest, row)) return { isWhole: false, row: row.id };
      before = row;
      rows += 1;
    }
    const given = this.#database.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'log'").get();
    const newest = Number(given?.["seq"] ?? 0);
    return newest > before.id ? { isWhole: false, row: before.id + 1 } : { isWhole: true, rows };
  }

  /** The whole log as JSON, a line for each row, oldest first. Rows that are added meanwhile are the last. */
  *lines(): Generator<string> {
    for (const { id, at, event, digest } of this.#rows()) {
      const line = `{"id":${id},"at":"${new Date(at).toISOString()}","event":${event},"digest":"${digest}"}`;
      yield `${line.replaceAll(control, escaped)}\n`;
    }
  }

  /**
   * Removes the oldest rows. A row is kept when one before it is kept, whatever a wrong clock gave it as its time.
   * @param days that rows are kept
   * @returns how many rows were removed
   */
  keepDays(days: number): number {
    return inTransaction(this.#database, () => {
      const last = this.#database
        .prepare(
          `SELECT * FROM log WHERE id < coalesce((SELECT id FROM log WHERE at >= ? ORDER BY id LIMIT 1), ${Number.MAX_SAFE_INTEGER})
           ORDER BY id DESC LIMIT 1`,
        )
        .get(this.#now() - days * 86_400_000);
      if (last === undefined) return 0;
      const { id, digest } = rowOf(last);
      this.#database.prepare("UPDATE log_start SET removed_through = ?, digest = ?").run(id, digest);
      return Number(this.#database.prepare("DELETE FROM log WHERE id <= ?").run(id).changes);
    });
  }

  /** The newest row that was removed. */
  #start(): Pick<LogRow, "id" | "digest"> {
    const row = this.#database.prepare("SELECT removed_through AS id, digest FROM log_start").get();
    return readRow(logRow.pick({ id: true, digest: true }), row ?? {}, "log_start");
  }

  /** All rows, oldest first, a few at a time: no statement stays open while others write. */
  *#rows(): Generator<LogRow> {
    const next = this.#database.prepare("SELECT * FROM log WHERE id > ? ORDER BY id LIMIT 500");
    for (let after = 0; ;) {
      const rows = next.all(after).map(rowOf);
      yield* rows;
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.id;
    }
  }
}
