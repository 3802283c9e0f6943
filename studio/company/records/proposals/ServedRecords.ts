import type { DatabaseSync } from "node:sqlite";

/** What was seen of a proposal where customers of a brand see it. */
export interface ServedRecord {
  /** Id of the release that was served before it was merged. Left out: it could not be asked. */
  readonly formerRelease?: string;
  /** When customers began to have it, ISO 8601 in UTC. Left out: they have not had it yet. */
  readonly since?: string;
}

/** What was seen where customers see it, in the table `served`: it cannot be asked for again later. */
export class ServedRecords {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Of a proposal, by brand. */
  of(proposal: number): ReadonlyMap<string, ServedRecord> {
    const rows = this.#database
      .prepare("SELECT brand, former_release, since FROM served WHERE proposal = ?")
      .all(proposal)
      .map(({ brand, former_release: former, since }) => {
        const record: ServedRecord = {
          ...(typeof former === "string" && { formerRelease: former }),
          ...(typeof since === "number" && { since: new Date(since).toISOString() }),
        };
        return [String(brand), record] as const;
      });
    return new Map(rows);
  }

  /** Notes what is served before a proposal is merged. It is noted once, whatever is served later. */
  noteFormer(proposal: number, brand: string, release: string): void {
    this.#database
      .prepare("INSERT INTO served (proposal, brand, former_release) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
      .run(proposal, brand, release);
  }

  /** Notes since when customers have a proposal. The first time counts. */
  noteSince(proposal: number, brand: string, since: string): void {
    this.#database
      .prepare(
        `INSERT INTO served (proposal, brand, since) VALUES (?, ?, ?)
         ON CONFLICT DO UPDATE SET since = coalesce(since, excluded.since)`,
      )
      .run(proposal, brand, Date.parse(since));
  }
}
