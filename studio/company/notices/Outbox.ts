import type { DatabaseSync } from "node:sqlite";

export const noticeWays = ["mail", "webhook"] as const;
export type NoticeWay = (typeof noticeWays)[number];

/** A message that is to be sent. */
export interface OutboxEntry {
  readonly id: number;
  /** Address of a person; empty for the webhook. */
  readonly recipient: string;
  /** JSON. */
  readonly message: string;
  /** How many attempts have failed. */
  readonly attempts: number;
}

/** How many messages are sent in one go. */
const most = 100;

/** The table of messages that are to be sent, and of those that were. */
export class Outbox {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  add(way: NoticeWay, recipient: string, message: string, now: number): void {
    this.#database
      .prepare("INSERT INTO outbox (way, recipient, message, next_at, created_at) VALUES (?, ?, ?, ?, ?)")
      .run(way, recipient, message, now, now);
  }

  /** The messages of a way whose time has come, the one that has waited longest first. */
  due(way: NoticeWay, now: number): readonly OutboxEntry[] {
    const isDue = (nextAt: number, attempts: number) => {
      const wait = nextAt - now;
      // The clock was set back when one waits for longer than its pause.
      return wait <= 0 || wait > (pauseAfter(attempts) ?? 0);
    };
    return this.#database
      .prepare(
        `SELECT id, recipient, message, attempts, next_at FROM outbox
         WHERE outcome IS NULL AND way = ? ORDER BY next_at, id`,
      )
      .all(way)
      .filter((row) => isDue(Number(row["next_at"]), Number(row["attempts"])))
      .slice(0, most)
      .map((row) => ({
        id: Number(row["id"]),
        recipient: String(row["recipient"]),
        message: String(row["message"]),
        attempts: Number(row["attempts"]),
      }));
  }

  /** Notes an attempt that failed. */
  retry(id: number, attempts: number, nextAt: number): void {
    this.#database.prepare("UPDATE outbox SET attempts = ?, next_at = ? WHERE id = ?").run(attempts, nextAt, id);
  }

  /** Notes the end of a message. */
  end(id: number, outcome: "sent" | "givenUp", now: number): void {
    this.#database.prepare("UPDATE outbox SET outcome = ?, ended_at = ? WHERE id = ?").run(outcome, now, id);
  }

  /** Removes messages that ended before an instant. */
  forget(before: number): void {
    this.#database.prepare("DELETE FROM outbox WHERE ended_at < ?").run(before);
  }
}

const minute = 60_000;
const hour = 60 * minute;

/** The pauses after each attempt that failed: together almost three days. */
const pauses = [minute, 5 * minute, 15 * minute, hour, 4 * hour, 12 * hour, 24 * hour, 24 * hour];

/**
 * How long to wait after an attempt that failed, in milliseconds; undefined: it is given up.
 * @param attempts how many have failed, from 1
 */
export const pauseAfter = (attempts: number): number | undefined => pauses[attempts - 1];

/**
 * How an attempt to send ended. `refused`: this message was not taken; others may be. `away`: nothing can be sent now.
 * The reason is for the administrator: a code, and nothing of the message.
 */
export type Delivery = { readonly kind: "sent" } | { readonly kind: "refused" | "away"; readonly reason: string };
