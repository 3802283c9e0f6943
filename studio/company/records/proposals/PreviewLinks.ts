import { randomBytes } from "node:crypto";
import { digestOf } from "#studio/server/access/secretKey.ts";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { limits } from "#studio/document/limits.ts";
import type { PersonName } from "#studio/document/company/proposalState.ts";
import { readRow, storedPerson, storedTime } from "../storedRow.ts";
import { Refusal } from "#studio/server/Refusal.ts";

/** A link that opens the preview of one brand of one proposal, and nothing else. Times are ISO 8601 in UTC. */
export interface StoredLink {
  /** Digest of its token. It names the link in the list, in the log and in `host_key`, and opens nothing. */
  readonly id: string;
  readonly proposal: number;
  readonly brand: string;
  readonly author: PersonName;
  readonly createdAt: string;
  readonly endsAt: string;
}

/** What a link is made from. */
interface WantedLink {
  readonly proposal: number;
  readonly brand: string;
  readonly author: PersonName;
  readonly endsAt: Date;
}

const columns = "token_digest AS id, proposal, brand, author, created_at AS createdAt, ends_at AS endsAt";
const linkRow = z.object({
  id: z.string(),
  proposal: z.number(),
  brand: z.string(),
  author: storedPerson,
  createdAt: storedTime,
  endsAt: storedTime,
});
const linkOf = (row: object): StoredLink => readRow(linkRow, row, "link");

/**
 * Links that were given away, in the table `link`. Whoever has the database cannot open one: it has digests. A link
 * that is revoked is removed, with the host keys that it gave.
 */
export class PreviewLinks {
  readonly #database: DatabaseSync;
  readonly #now: () => number;
  readonly #random: (bytes: number) => Buffer;

  constructor(database: DatabaseSync, now: () => number = Date.now, random: (bytes: number) => Buffer = randomBytes) {
    this.#database = database;
    this.#now = now;
    this.#random = random;
  }

  /**
   * Makes a link. Its token is known here alone: it is not stored.
   * @throws Refusal for an end that is over, or more than 90 days ahead, and when there are too many links
   */
  create({ proposal, brand, author, endsAt }: WantedLink): { readonly token: string; readonly link: StoredLink } {
    const now = this.#now();
    const end = endsAt.getTime();
    if (!(end > now && end <= now + limits.linkDays * 86_400_000)) throw new Refusal("wrong-end");
    this.#database.prepare("DELETE FROM link WHERE ends_at <= ?").run(now);
    const { count } =
      this.#database.prepare("SELECT count(*) AS count FROM link WHERE proposal = ?").get(proposal) ?? {};
    if (Number(count) >= limits.links) throw new Refusal("too-many");
    const token = this.#random(32).toString("base64url");
    const row = this.#database
      .prepare(
        `INSERT INTO link (token_digest, proposal, brand, author, created_at, ends_at)
         VALUES (?, ?, ?, ?, ?, ?) RETURNING ${columns}`,
      )
      .get(digestOf(token), proposal, brand, JSON.stringify(author), now, end);
    return { token, link: linkOf(row ?? {}) };
  }

  /** What a token opens now. One that was never given, one whose end has come and a revoked one are the same, also in work. */
  read(token: string): StoredLink | undefined {
    return this.byId(digestOf(token));
  }

  /** The link that a host key was given by, as long as it opens something. */
  byId(id: string): StoredLink | undefined {
    const row = this.#database
      .prepare(`SELECT ${columns} FROM link WHERE token_digest = ? AND ends_at > ?`)
      .get(id, this.#now());
    return row && linkOf(row);
  }

  /** The links of a proposal that open something, newest first. */
  list(proposal: number): readonly StoredLink[] {
    return this.#database
      .prepare(`SELECT ${columns} FROM link WHERE proposal = ? AND ends_at > ? ORDER BY created_at DESC, rowid DESC`)
      .all(proposal, this.#now())
      .map(linkOf);
  }

  /** Ends a link. Undefined: the proposal has no such link. */
  revoke(proposal: number, id: string): StoredLink | undefined {
    const row = this.#database
      .prepare(`DELETE FROM link WHERE proposal = ? AND token_digest = ? RETURNING ${columns}`)
      .get(proposal, id);
    return row && linkOf(row);
  }
}
