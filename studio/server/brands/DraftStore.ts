import type { KeptSteps } from "#studio/document/keptSteps.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";

/** A document that is open, with what its edits are based on. */
export interface OpenDocument {
  readonly revision: number;
  readonly paths: DocumentTexts;
  readonly texts: DocumentTexts;
  readonly saved: DocumentTexts;
}

/** Where the documents with edits that are not saved are kept. An id becomes a part of a path. */
export interface DraftStore {
  /** Undefined: nothing is kept of this document, or it cannot be read. */
  read(id: string): OpenDocument | undefined;
  keep(id: string, document: OpenDocument): void;
  remove(id: string): void;
  /** The documents of which something is kept. */
  ids(): readonly string[];
}

/** Where the steps of undo and redo are kept. Only the page reads what is in them. */
export interface StepsStore {
  /** @param id of a document that exists: it becomes a part of a path */
  read(id: string): KeptSteps;
  keep(id: string, steps: string): void;
  /** The document was saved: a file that differs from these texts later was changed by another program. */
  markSaved(id: string, last: DocumentTexts): void;
}
