import type { DatabaseSync } from "node:sqlite";
import { type DraftStore, type OpenDocument, readOpenDocument } from "#studio/server/brands/DraftStore.ts";
import { withoutWaiting } from "./withoutWaiting.ts";

/** The unsaved edits of a proposal, in the table `draft`. */
export class ProposalDrafts implements DraftStore {
  readonly #database: DatabaseSync;
  readonly #proposal: number;

  constructor(database: DatabaseSync, proposal: number) {
    this.#database = database;
    this.#proposal = proposal;
  }

  read(id: string): OpenDocument | undefined {
    const row = this.#database
      .prepare("SELECT kept FROM draft WHERE proposal = ? AND document = ?")
      .get(this.#proposal, id);
    return typeof row?.["kept"] === "string" ? readOpenDocument(row["kept"]) : undefined;
  }

  keep(id: string, document: OpenDocument): void {
    const write = this.#database.prepare(
      `INSERT INTO draft (proposal, document, kept) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET kept = excluded.kept`,
    );
    withoutWaiting(this.#database, () => write.run(this.#proposal, id, JSON.stringify(document)));
  }

  remove(id: string): void {
    const write = this.#database.prepare("UPDATE draft SET kept = NULL WHERE proposal = ? AND document = ?");
    withoutWaiting(this.#database, () => write.run(this.#proposal, id));
  }

  ids(): readonly string[] {
    return this.#database
      .prepare("SELECT document FROM draft WHERE proposal = ? AND kept IS NOT NULL ORDER BY document")
      .all(this.#proposal)
      .map((row) => String(row["document"]));
  }

  /** Removes everything that is kept, the steps too: the proposal is over. */
  clear(): void {
    this.#database.prepare("DELETE FROM draft WHERE proposal = ?").run(this.#proposal);
  }
}
