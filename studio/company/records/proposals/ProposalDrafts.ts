import type { DatabaseSync } from "node:sqlite";
import {
  type DraftStore,
  type OpenDocument,
  readOpenDocument,
  type StepsStore,
  stepsStore,
} from "#studio/server/brands/DraftStore.ts";
import { z } from "zod";
import type { WrittenField } from "#studio/document/StudioDocument.ts";
import type { PersonName } from "#studio/document/company/proposalState.ts";
import { differingFiles, type DraftNote, noteEdit } from "../../proposals/draftNotes.ts";
import type { SetField } from "../../proposals/roleFields.ts";
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

const storedNotes = storedJson(
  z
    .array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        set: z
          .array(z.strictObject({ file: z.string(), path: z.array(z.union([z.string(), z.number()])).readonly() }))
          .readonly()
          .exactOptional(),
      }),
    )
    .transform((people) =>
      people.map(({ id, name, email, set }): DraftNote<DraftEditor> => ({
        person: { id, name, email },
        ...(set && { set }),
      })),
    ),
);

/**
 * The unsaved edits of a proposal, in the table `draft`. Its people share them: whoever saves saves what the others have
 * written too, so it is kept who has set which field.
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

  changedBy(id: string): string | undefined {
    const last = this.notesOf(id).at(-1)?.person;
    return last === undefined || last.id === this.#editor?.id ? undefined : last.name;
  }

  ofOthers(id: string): readonly WrittenField[] {
    return this.notesOf(id)
      .filter(({ person }) => person.id !== this.#editor?.id)
      .flatMap(({ person: { name }, set = this.#changedFiles(id) }) =>
        set.map(({ file, path }) => ({ by: name, file, path })),
      );
  }

  /** The files of a document that are not saved, each as a whole. */
  #changedFiles(id: string): readonly SetField[] {
    const kept = this.read(id);
    return kept === undefined
      ? []
      : differingFiles(kept.paths, kept.saved, kept.texts).map(({ path }) => ({ file: path, path: [] }));
  }

  /** Who has set what of a document since it was saved. Who has saved it is the only one then, with no fields. */
  notesOf(document: string): readonly DraftNote<DraftEditor>[] {
    const row = this.#database
      .prepare("SELECT document, people FROM draft WHERE proposal = ? AND document = ?")
      .get(this.#proposal, document);
    return row === undefined ? [] : readRow(z.object({ people: storedNotes }), row, "draft").people;
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
    const { paths, texts: after, saved } = document;
    const before = this.read(id)?.texts ?? saved;
    const notes = noteEdit(this.notesOf(id), this.#editor, { paths, before, after, saved });
    const people = notes.map(({ person, set }) => ({ ...person, ...(set && { set }) }));
    withoutWaiting(this.#database, () =>
      write.run(this.#proposal, id, JSON.stringify(document), JSON.stringify(people)),
    );
  }

  remove(id: string): void {
    const write = this.#database.prepare(
      `UPDATE draft SET people = CASE WHEN kept IS NULL THEN '[]' ELSE ? END, kept = NULL
       WHERE proposal = ? AND document = ?`,
    );
    // Others are told by whom their page was changed, also when it is saved by then. Without edits nobody has done it.
    const last = this.#editor === undefined ? [] : [{ ...this.#editor, set: [] }];
    withoutWaiting(this.#database, () => write.run(JSON.stringify(last), this.#proposal, id));
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
