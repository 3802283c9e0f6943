import type { DatabaseSync } from "node:sqlite";
import type { KeptSteps } from "#studio/document/keptSteps.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { readKeptSteps, type StepsStore } from "#studio/server/brands/DraftStore.ts";
import { withoutWaiting } from "./withoutWaiting.ts";

/** The steps of undo and redo of a proposal's documents, in the table `draft`. */
export class ProposalSteps implements StepsStore {
  readonly #database: DatabaseSync;
  readonly #proposal: number;

  constructor(database: DatabaseSync, proposal: number) {
    this.#database = database;
    this.#proposal = proposal;
  }

  read(id: string): KeptSteps {
    const row = this.#database
      .prepare("SELECT steps FROM draft WHERE proposal = ? AND document = ?")
      .get(this.#proposal, id);
    return typeof row?.["steps"] === "string" ? readKeptSteps(row["steps"]) : {};
  }

  keep(id: string, steps: string): void {
    this.#write(id, { steps });
  }

  markSaved(id: string, last: DocumentTexts): void {
    const { steps } = this.read(id);
    if (steps !== undefined) this.#write(id, { steps, last });
  }

  #write(id: string, kept: KeptSteps): void {
    const write = this.#database.prepare(
      `INSERT INTO draft (proposal, document, steps) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET steps = excluded.steps`,
    );
    withoutWaiting(this.#database, () => write.run(this.#proposal, id, JSON.stringify(kept)));
  }
}
