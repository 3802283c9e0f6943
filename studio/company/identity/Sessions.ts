import type { DatabaseSync } from "node:sqlite";
import { errorCode } from "#scripts/files/errorCode.ts";
import { diskProblemOf } from "#studio/document/storeProblem.ts";
import type { Grant } from "../config/grantedRoles.ts";
import type { Identity } from "./Identity.ts";
import type { Person } from "./Person.ts";
import { digestOf, newKey } from "#studio/server/access/secretKey.ts";
import { seenAt, seenEveryMs, type SessionLimits, type SessionTimes } from "./sessionTimes.ts";

/** A session that has not ended. */
export interface Session {
  /** Digest of its key: its name on the server. */
  readonly digest: string;
  readonly person: Person;
  /** What the provider gave at the sign-in: it knows by it whom to sign out. */
  readonly idToken: string | undefined;
}

/** What the provider gave at a sign-in. */
export interface ProviderSession {
  readonly sid: string | undefined;
  readonly idToken: string | undefined;
}

interface SessionsOptions {
  readonly database: DatabaseSync;
  readonly limits: SessionLimits;
  /** What somebody may do, by the configuration of now. Who may nothing has no session. */
  readonly grantsOf: (identity: Identity) => readonly Grant[];
  /** The clock; default: the system's. */
  readonly now?: () => number;
  /** Somebody has signed in. */
  readonly onCreate?: (identity: Identity) => void;
}

/** The sessions of everybody who has signed in. The keys are in the browsers alone: the server keeps digests. */
export class Sessions {
  readonly #database: DatabaseSync;
  readonly #limits: SessionLimits;
  readonly #grantsOf: SessionsOptions["grantsOf"];
  readonly #now: () => number;
  readonly #onCreate: SessionsOptions["onCreate"];

  constructor({ database, limits, grantsOf, now = Date.now, onCreate }: SessionsOptions) {
    this.#database = database;
    this.#limits = limits;
    this.#grantsOf = grantsOf;
    this.#now = now;
    this.#onCreate = onCreate;
  }

  /** Begins a session. @returns its key, for the browser */
  create(identity: Identity, { sid, idToken }: ProviderSession): string {
    this.removeEnded();
    const key = newKey();
    const now = this.#now();
    this.#database
      .prepare(
        `INSERT INTO session (key_digest, person_id, identity, provider_sid, id_token, created_at, seen_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(digestOf(key), identity.id, JSON.stringify(identity), sid ?? null, idToken ?? null, now, now);
    this.#onCreate?.(identity);
    return key;
  }

  /** The session of the first key that has one. A request may have several: one of them can be planted. */
  find(keys: readonly string[]): Session | undefined {
    for (const key of keys) {
      const session = this.byDigest(digestOf(key));
      if (session !== undefined) return session;
    }
    return undefined;
  }

  /** The session with a digest, which counts as a request of it. */
  byDigest(digest: string): Session | undefined {
    const row = this.#database.prepare("SELECT * FROM session WHERE key_digest = ?").get(digest);
    if (row === undefined) return undefined;
    const times = { createdAt: Number(row["created_at"]), seenAt: Number(row["seen_at"]) };
    const seen = seenAt(times, this.#now(), this.#limits);
    if (seen === undefined) {
      this.end(digest);
      return undefined;
    }
    const identity = JSON.parse(String(row["identity"])) as Identity;
    const grants = this.#grantsOf(identity);
    if (grants.length === 0) return undefined;
    if (seen !== times) this.#noteSeen(digest, seen);
    const idToken = row["id_token"];
    return {
      digest,
      person: { id: identity.id, name: identity.name, email: identity.email, grants },
      idToken: typeof idToken === "string" ? idToken : undefined,
    };
  }

  /** A disk that is full signs nobody out: the next request is noted again. */
  #noteSeen(digest: string, { createdAt, seenAt: at }: SessionTimes): void {
    try {
      this.#database
        .prepare("UPDATE session SET created_at = ?, seen_at = ? WHERE key_digest = ?")
        .run(createdAt, at, digest);
    } catch (error) {
      if (diskProblemOf(errorCode(error)) === undefined) throw error;
    }
  }

  /** Ends one session, and with it the keys of other hosts that it gave. */
  end(digest: string): void {
    this.#database.prepare("DELETE FROM session WHERE key_digest = ?").run(digest);
  }

  /** Ends all sessions of a person. @returns how many */
  endPerson(personId: string): number {
    return Number(this.#database.prepare("DELETE FROM session WHERE person_id = ?").run(personId).changes);
  }

  /**
   * Ends the sessions that began in a session of the provider. With the person too, also those whose session at the
   * provider is not known. @returns how many
   */
  endProviderSession(sid: string, personId: string | undefined): number {
    const statement =
      personId === undefined
        ? this.#database.prepare("DELETE FROM session WHERE provider_sid = ?").run(sid)
        : this.#database
            .prepare("DELETE FROM session WHERE person_id = ? AND (provider_sid = ? OR provider_sid IS NULL)")
            .run(personId, sid);
    return Number(statement.changes);
  }

  /** Removes the rows of sessions that have ended by their times. */
  removeEnded(): void {
    const now = this.#now();
    this.#database
      .prepare("DELETE FROM session WHERE created_at <= ? OR seen_at <= ?")
      .run(now - this.#limits.absoluteMs, now - this.#limits.idleMs - seenEveryMs);
  }
}
