import { isObject } from "#contract/isObject.ts";
import type { KeptSteps } from "#studio/document/keptSteps.ts";
import { documentKinds, type DocumentTexts, isOptional, type WrittenField } from "#studio/document/StudioDocument.ts";

/** A document that is open, with what its edits are based on. */
export interface OpenDocument {
  readonly revision: number;
  readonly paths: DocumentTexts;
  readonly texts: DocumentTexts;
  readonly saved: DocumentTexts;
}

const isTexts = (value: unknown): value is DocumentTexts =>
  isObject(value) &&
  documentKinds.every((kind) => typeof value[kind] === "string" || (isOptional(kind) && value[kind] === undefined));

/** Reads a document that was kept as JSON; undefined for anything that is not one. */
export function readOpenDocument(text: string): OpenDocument | undefined {
  const kept = readJson(text);
  if (!isObject(kept)) return undefined;
  const { revision, paths, texts, saved } = kept;
  return typeof revision === "number" && isTexts(paths) && isTexts(texts) && isTexts(saved)
    ? { revision, paths, texts, saved }
    : undefined;
}

/** Reads steps that were kept as JSON; none from anything that has none. */
function readKeptSteps(text: string): KeptSteps {
  const kept = readJson(text);
  return isObject(kept) && typeof kept["steps"] === "string" ? kept : {};
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Where the documents with edits that are not saved are kept. An id becomes a part of a path. */
export interface DraftStore {
  /** Undefined: nothing is kept of this document, or it cannot be read. */
  read(id: string): OpenDocument | undefined;
  keep(id: string, document: OpenDocument): void;
  remove(id: string): void;
  /** The documents of which something is kept. */
  ids(): readonly string[];
  /** Name of somebody else than who asks who has changed a document last. Left out: one person has all of them. */
  changedBy?(id: string): string | undefined;
  /** What others than who asks have written in a document that is not saved. Left out: one person has all of them. */
  ofOthers?(id: string): readonly WrittenField[];
}

/** Where the steps of undo and redo are kept. Only the page reads what is in them. */
export interface StepsStore {
  /** @param id of a document that exists: it becomes a part of a path */
  read(id: string): KeptSteps;
  keep(id: string, steps: string): void;
  /** The document was saved: a file that differs from these texts later was changed by another program. */
  markSaved(id: string, last: DocumentTexts): void;
}

/** Where one text is kept for each document. */
interface TextByDocument {
  /** Undefined: nothing is kept of this document, or it cannot be read. */
  read(id: string): string | undefined;
  write(id: string, text: string): void;
}

/** The steps of undo and redo as JSON, wherever that is kept. */
export function stepsStore(kept: TextByDocument): StepsStore {
  const read = (id: string): KeptSteps => readKeptSteps(kept.read(id) ?? "");
  const write = (id: string, steps: KeptSteps): void => kept.write(id, JSON.stringify(steps));
  return {
    read,
    keep: (id, steps) => write(id, { steps }),
    markSaved(id, last) {
      const { steps } = read(id);
      if (steps !== undefined) write(id, { steps, last });
    },
  };
}
