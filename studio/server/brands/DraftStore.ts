import { isObject } from "#contract/isObject.ts";
import type { KeptSteps } from "#studio/document/keptSteps.ts";
import {
  documentKinds,
  type DocumentTexts,
  type FileKind,
  fileKinds,
  isOptional,
  type WrittenField,
} from "#studio/document/StudioDocument.ts";

/** A document that is open, with what its edits are based on. */
export interface OpenDocument {
  readonly revision: number;
  readonly paths: DocumentTexts;
  readonly texts: DocumentTexts;
  readonly saved: DocumentTexts;
  /** When the saved texts were read or written, in ISO 8601. Left out: before the server was started. */
  readonly savedAt?: string;
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

/** The texts that can be read in what was kept as JSON; none in anything else. */
export function readTexts(kept: unknown): ReadTexts {
  const found = fileKinds.flatMap((kind) => {
    const { text, date } = (isObject(kept) && isObject(kept[kind]) ? kept[kind] : {}) as Partial<ReadText>;
    return typeof text === "string" && typeof date === "string" ? [[kind, { text, date }] as const] : [];
  });
  return Object.fromEntries(found);
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

/** A text of a file that could be read. */
export interface ReadText {
  readonly text: string;
  /** Since when it is known, in ISO 8601: it was saved or read then. */
  readonly date: string;
}

/** The newest text of each file of a document that could be read. */
export type ReadTexts = Partial<Readonly<Record<FileKind, ReadText>>>;

/** Where the documents with edits that are not saved are kept. An id becomes a part of a path. */
export interface DraftStore {
  /** Undefined: nothing is kept of this document, or it cannot be read. */
  read(id: string): OpenDocument | undefined;
  keep(id: string, document: OpenDocument): void;
  remove(id: string): void;
  /** The texts that `keepReadable` has kept. */
  readable?(id: string): ReadTexts;
  /** Keeps texts for the day on which a file cannot be read. Left out: all that is saved is in the history. */
  keepReadable?(id: string, texts: ReadTexts): void;
  /** The documents with edits that are kept. */
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
