import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { PersonName } from "#studio/document/company/CompanyWire.ts";
import { inTransaction } from "../inTransaction.ts";
import { readRow, storedPerson, storedTime } from "../storedRow.ts";

const publicationActions = ["publish", "takeBack"] as const;

/** What a proposal changed became live for the visitors of a brand, or was taken back. Times are ISO 8601 in UTC. */
export interface Publication {
  readonly proposal: number;
  readonly brand: string;
  readonly action: (typeof publicationActions)[number];
  /** Of the main branch: the merge, or the commit that takes it back. */
  readonly commit: string;
  /** Id of the release. Left out: another system publishes. */
  readonly release?: string;
  readonly at: string;
  readonly by: PersonName;
}

/** What several brands began to get at once. */
interface NewPublication extends Omit<Publication, "brand" | "at"> {
  readonly brands: readonly string[];
}

const columns = `proposal, brand, action, "commit", release, at, by`;
const publicationRow = z
  .object({
    proposal: z.number(),
    brand: z.string(),
    action: z.enum(publicationActions),
    commit: z.string(),
    release: z.string().nullable(),
    at: storedTime,
    by: storedPerson,
  })
  .transform(({ release, ...rest }): Publication => ({ ...rest, ...(release !== null && { release }) }));
const publicationOf = (row: object): Publication => readRow(publicationRow, row, "publication");

/** When each brand's visitors began to get what a proposal changed, in the table `publication`. */
export class Publications {
  readonly #database: DatabaseSync;
  readonly #now: () => number;

  constructor(database: DatabaseSync, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  /** Says that something is live now. */
  add({ brands, proposal, action, commit, release, by }: NewPublication): void {
    const now = this.#now();
    const write = this.#database.prepare(
      `INSERT INTO publication (proposal, brand, action, "commit", release, at, by) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    );
    inTransaction(this.#database, () => {
      for (const brand of brands) write.run(proposal, brand, action, commit, release ?? null, now, JSON.stringify(by));
    });
  }

  /** Of a brand, newest first. */
  ofBrand(brand: string, limit = 50): readonly Publication[] {
    return this.#database
      .prepare(`SELECT ${columns} FROM publication WHERE brand = ? ORDER BY at DESC, id DESC LIMIT ?`)
      .all(brand, limit)
      .map(publicationOf);
  }

  /**
   * Since a time, newest first: «Live denne uken».
   * @param brands those that the person who asks may see
   */
  since(time: Date, brands: readonly string[] | "all"): readonly Publication[] {
    return this.#database
      .prepare(
        `SELECT ${columns} FROM publication WHERE at >= ? AND (? OR brand IN (SELECT value FROM json_each(?)))
         ORDER BY at DESC, id DESC LIMIT 200`,
      )
      .all(time.getTime(), brands === "all" ? 1 : 0, JSON.stringify(brands === "all" ? [] : brands))
      .map(publicationOf);
  }

  /** Of a commit of the main branch, oldest first: a brand each. */
  ofCommit(commit: string): readonly Publication[] {
    return this.#database
      .prepare(`SELECT ${columns} FROM publication WHERE "commit" = ? ORDER BY id`)
      .all(commit)
      .map(publicationOf);
  }
}
