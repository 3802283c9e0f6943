import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { limits } from "#studio/document/limits.ts";
import { type PersonName, type ProposalState, proposalState } from "#studio/document/company/proposalState.ts";
import { acceptedText, shownInLine } from "../acceptedText.ts";
import { canonicalJson, readRow, storedJson, storedPerson, storedTime } from "../storedRow.ts";
import { inTransaction } from "../inTransaction.ts";
import { isSeen, type ProposalQuery, proposalsFound, type SeenBrands, wordsOf } from "./proposalsFound.ts";

/** A proposal as it is stored. Times are ISO 8601 in UTC. */
export interface ProposalRecord {
  readonly number: number;
  readonly title: string;
  readonly author: PersonName;
  readonly state: ProposalState;
  /** All brands that its commits touch, also those that the person who asks may not see. `base`: shared values. */
  readonly brands: readonly string[];
  /** Commit of the main branch that it stands on. */
  readonly base: string;
  /** Newest commit of its branch. */
  readonly head: string;
  readonly createdAt: string;
  readonly changedAt: string;
}

/** A part of a list of proposals. */
export interface FoundProposals {
  readonly proposals: readonly ProposalRecord[];
  /** For the query of the next part. Left out: there are no more. */
  readonly next?: string;
}

/** What can change in a proposal. */
export type ProposalChanges = Partial<Pick<ProposalRecord, "title" | "state" | "brands" | "base" | "head">>;

/** The proposal was changed since it was read. Nothing was written. */
export class ChangedMeanwhileError extends Error {}

const columns = `number, title, author, state, brands, base, head, created_at AS createdAt, changed_at AS changedAt`;
const proposalRow = z.object({
  number: z.number(),
  title: z.string(),
  author: storedPerson,
  state: storedJson(proposalState),
  brands: storedJson(z.array(z.string())),
  base: z.string(),
  head: z.string(),
  createdAt: storedTime,
  changedAt: storedTime,
});
const recordOf = (row: object): ProposalRecord => readRow(proposalRow, row, "proposal");

/** The proposals, in the table `proposal`. */
export class ProposalRecords {
  readonly #database: DatabaseSync;
  readonly #now: () => number;

  constructor(database: DatabaseSync, now: () => number = Date.now) {
    this.#database = database;
    this.#now = now;
  }

  /**
   * Gives a proposal a number that no other had, and stores it as a draft without a commit of its own.
   * @throws Refusal for the title
   */
  create({ title, author, base }: Pick<ProposalRecord, "title" | "author" | "base">): ProposalRecord {
    const accepted = acceptedText(title, limits.title, false);
    const now = this.#now();
    const row = this.#database
      .prepare(
        `INSERT INTO proposal (title, author, words, state, brands, base, head, created_at, changed_at)
         VALUES (?, ?, ?, ?, '[]', ?, ?, ?, ?) RETURNING ${columns}`,
      )
      .get(
        accepted,
        canonicalJson(author),
        wordsOf(accepted, author.name),
        canonicalJson({ kind: "draft" }),
        base,
        base,
        now,
        now,
      );
    return recordOf(row ?? {});
  }

  /** Keeps the numbers up to `number` from being given: the remote has branches with them. */
  reserve(number: number): void {
    inTransaction(this.#database, () => {
      this.#database.exec(
        `INSERT INTO sqlite_sequence (name, seq)
         SELECT 'proposal', 0 WHERE NOT EXISTS (SELECT * FROM sqlite_sequence WHERE name = 'proposal')`,
      );
      this.#database.prepare("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'proposal'").run(number);
    });
  }

  /**
   * A proposal by its number.
   * @param seen the brands of those who ask: a proposal that they may not see does not exist for them. The studio itself
   *   has `everyBrand`
   */
  read(number: number, seen: SeenBrands): ProposalRecord | undefined {
    const { sql, values } = isSeen(seen);
    const row = this.#database
      .prepare(`SELECT ${columns} FROM proposal WHERE number = ? AND ${sql}`)
      .get(number, ...values);
    return row && recordOf(row);
  }

  /** The proposals that somebody asks for; those that changed last come first. */
  list(query: ProposalQuery): FoundProposals {
    const { sql, values, limit } = proposalsFound(query);
    const found = this.#database
      .prepare(`SELECT ${columns} FROM proposal WHERE ${sql} ORDER BY changed_at DESC, number DESC LIMIT ?`)
      .all(...values, limit + 1)
      .map(recordOf);
    const proposals = found.slice(0, limit);
    const last = proposals.at(-1);
    return found.length > limit && last !== undefined
      ? { proposals, next: `${Date.parse(last.changedAt)}.${last.number}` }
      : { proposals };
  }

  /** All proposals in some states, oldest first: what the studio itself has to go on with after a start. */
  inStates(...kinds: readonly ProposalState["kind"][]): readonly ProposalRecord[] {
    return this.#database
      .prepare(
        `SELECT ${columns} FROM proposal WHERE kind IN (SELECT value FROM json_each(?)) ORDER BY changed_at, number`,
      )
      .all(JSON.stringify(kinds))
      .map(recordOf);
  }

  /**
   * Writes changes, if the proposal is still as in the record on which they were decided.
   * @throws ChangedMeanwhileError, Refusal for the title
   */
  update(former: ProposalRecord, changes: ProposalChanges): ProposalRecord {
    const title = changes.title === undefined ? former.title : acceptedText(changes.title, limits.title, false);
    const next = { ...former, ...changes, title };
    const row = this.#database
      .prepare(
        `UPDATE proposal SET title = ?, words = ?, state = ?, brands = ?, base = ?, head = ?, changed_at = ?
         WHERE number = ? AND title = ? AND state = ? AND base = ? AND head = ? RETURNING ${columns}`,
      )
      .get(
        title,
        wordsOf(title, former.author.name),
        canonicalJson(next.state),
        JSON.stringify(next.brands),
        next.base,
        next.head,
        this.#now(),
        former.number,
        former.title,
        canonicalJson(former.state),
        former.base,
        former.head,
      );
    if (row === undefined) throw new ChangedMeanwhileError(`Proposal ${former.number} was changed meanwhile.`);
    return recordOf(row);
  }

  /**
   * Gives somebody the proposals whose author is known only by what git says of them: the database was lost since.
   * @param key what stands for the person in git
   */
  adopt(key: string, { id, name }: PersonName): void {
    const found = this.#database.prepare("SELECT number, title FROM proposal WHERE author_id = ?").all(key);
    const write = this.#database.prepare("UPDATE proposal SET author = ?, words = ? WHERE number = ?");
    inTransaction(this.#database, () => {
      for (const { number, title } of found)
        write.run(canonicalJson({ id, name }), wordsOf(String(title), name), Number(number));
    });
  }

  /**
   * Stores the proposals that the remote has and the database has not: after the database was lost. Their numbers are
   * not given again.
   * @param from as far as branches and commits tell
   * @returns the numbers of the stored proposals
   */
  rebuild(from: readonly ProposalRecord[]): readonly number[] {
    const write = this.#database.prepare(
      `INSERT INTO proposal (number, title, author, words, state, brands, base, head, created_at, changed_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    );
    return inTransaction(this.#database, () =>
      from.flatMap(({ number, title, author, state, brands, base, head, createdAt, changedAt }) => {
        // The title was a line of a commit, which anybody who pushes can write.
        const shown = shownInLine(title).slice(0, limits.title) || `forslag/${number}`;
        const { changes } = write.run(
          number,
          shown,
          canonicalJson(author),
          wordsOf(shown, author.name),
          canonicalJson(state),
          JSON.stringify(brands),
          base,
          head,
          Date.parse(createdAt),
          Date.parse(changedAt),
        );
        return changes === 0 ? [] : [number];
      }),
    );
  }
}
