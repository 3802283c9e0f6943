import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { readRow } from "../storedRow.ts";
import type { AuditEvent } from "./AuditEvent.ts";

/** A row of the log. */
export interface AuditEntry {
  readonly id: number;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly event: AuditEvent;
}

/** A longer text of an event is cut: most of them come from outside. In characters. */
const mostOfText = 1000;

const logRow = z.object({ id: z.number(), at: z.number(), event: z.string() });
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

/**
 * Who did what, in the table `log`. Rows are added, and removed from the oldest: the database refuses to change a row
 * or to remove one between others (`migrations.ts`).
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
    this.#database.prepare("INSERT INTO log (at, event) VALUES (?, ?)").run(this.#now(), JSON.stringify(event, cut));
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

  /** The whole log as JSON, a line for each row, oldest first. Rows that are added meanwhile are the last. */
  *lines(): Generator<string> {
    for (const { id, at, event } of this.#rows()) {
      const line = `{"id":${id},"at":"${new Date(at).toISOString()}","event":${event}}`;
      yield `${line.replaceAll(control, escaped)}\n`;
    }
  }

  /**
   * Removes the oldest rows. A row is kept when one before it is kept, whatever a wrong clock gave it as its time.
   * @param days that rows are kept
   * @returns how many rows were removed
   */
  keepDays(days: number): number {
    const { changes } = this.#database
      .prepare("DELETE FROM log WHERE id < coalesce((SELECT min(id) FROM log WHERE at >= ?), ?)")
      .run(this.#now() - days * 86_400_000, Number.MAX_SAFE_INTEGER);
    return Number(changes);
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
