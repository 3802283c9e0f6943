import type { DatabaseSync } from "node:sqlite";
import {
  type DraftStore,
  type OpenDocument,
  readOpenDocument,
  type StepsStore,
  stepsStore,
} from "#studio/server/brands/DraftStore.ts";
import { z } from "zod";
import type { PersonName } from "#studio/document/company/CompanyWire.ts";
import { readRow, storedJson } from "../storedRow.ts";

/**
 * Writes without waiting for the disk, as often as somebody types: after a loss of power the newest of these writes may
 * be missing. A killed process loses none. All other writes of the database wait (5 ms instead of 0.1 on a usual disk).
 */
function withoutWaiting(database: DatabaseSync, write: () => void): void {
  // A transaction has begun with its way of writing.
  if (database.isTransaction) return write();
  database.exec("PRAGMA synchronous = NORMAL");
  try {
    write();
  } finally {
    database.exec("PRAGMA synchronous = FULL");
  }
}

/** Somebody who has changed a draft. */
export interface DraftEditor extends PersonName {
  readonly email: string;
}

const editors = storedJson(
  z.array(z.strictObject({ id: z.string(), name: z.string(), email: z.string() }) satisfies z.ZodType<DraftEditor>),
);

/**
 * The unsaved edits of a proposal, in the table `draft`. Its people share them: whoever saves saves what the others have
 * written too, so it is kept who that was.
 */
export class ProposalDrafts implements DraftStore {
  readonly #database: DatabaseSync;
  readonly #proposal: number;
  readonly #editor: DraftEditor | undefined;

  /** @param editor who reads and changes them; left out: the studio itself, which changes none */
  constructor(database: DatabaseSync, proposal: number, editor?: DraftEditor) {
    this.#database = database;
    this.#proposal = proposal;
    this.#editor = editor;
  }

  /** Who has changed the documents that some files belong to, since they were saved. @param paths in the repository */
  editorsOf(paths: readonly string[]): readonly DraftEditor[] {
    const ids = this.ids().filter((id) => {
      const own = Object.values(this.read(id)?.paths ?? {});
      // That of fonts is a folder.
      return paths.some((path) => own.some((each) => path === each || path.startsWith(`${each}/`)));
    });
    const found = ids.flatMap((id) => this.#editors(id));
    return [...new Map(found.map((each) => [each.id, each])).values()];
  }

  changedBy(id: string): string | undefined {
    const last = this.#editors(id).at(-1);
    return last === undefined || last.id === this.#editor?.id ? undefined : last.name;
  }

  #editors(document: string): readonly DraftEditor[] {
    const row = this.#database
      .prepare("SELECT document, people FROM draft WHERE proposal = ? AND document = ?")
      .get(this.#proposal, document);
    return row === undefined ? [] : readRow(z.object({ people: editors }), row, "draft").people;
  }

  read(id: string): OpenDocument | undefined {
    const row = this.#database
      .prepare("SELECT kept FROM draft WHERE proposal = ? AND document = ?")
      .get(this.#proposal, id);
    return typeof row?.["kept"] === "string" ? readOpenDocument(row["kept"]) : undefined;
  }

  keep(id: string, document: OpenDocument): void {
    const write = this.#database.prepare(
      `INSERT INTO draft (proposal, document, kept, people) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET kept = excluded.kept, people = excluded.people`,
    );
    const [before, editor] = [this.#editors(id), this.#editor];
    const people = editor === undefined ? before : [...before.filter((each) => each.id !== editor.id), editor];
    withoutWaiting(this.#database, () =>
      write.run(this.#proposal, id, JSON.stringify(document), JSON.stringify(people)),
    );
  }

  remove(id: string): void {
    const write = this.#database.prepare(
      "UPDATE draft SET kept = NULL, people = '[]' WHERE proposal = ? AND document = ?",
    );
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

/** The steps of undo and redo of a proposal's documents, in the table `draft`. */
export const proposalSteps = (database: DatabaseSync, proposal: number): StepsStore =>
  stepsStore({
    read(id) {
      const row = database.prepare("SELECT steps FROM draft WHERE proposal = ? AND document = ?").get(proposal, id);
      return typeof row?.["steps"] === "string" ? row["steps"] : undefined;
    },
    write(id, text) {
      const write = database.prepare(
        `INSERT INTO draft (proposal, document, steps) VALUES (?, ?, ?)
         ON CONFLICT DO UPDATE SET steps = excluded.steps`,
      );
      withoutWaiting(database, () => write.run(proposal, id, text));
    },
  });
