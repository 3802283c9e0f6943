import { type DocumentKind, documentKinds, type DocumentTexts, isSameDocument } from "./StudioDocument.ts";

/** A document with its steps to undo and to redo. */
export interface History {
  readonly texts: DocumentTexts;
  readonly undo: readonly DocumentTexts[];
  readonly redo: readonly DocumentTexts[];
  /** The edit that the next one may join: typing is undone in portions, and a gesture as one. */
  readonly last:
    | { readonly kind: DocumentKind; readonly atMs: number; readonly gesture: symbol | undefined }
    | undefined;
}

/** How an edit belongs to the one before it. */
export type EditManner = "alone" | "typing" | { readonly gesture: symbol };

/** An edit. Typing joins the typing before it, and edits of one gesture, such as a drag, join; others are undone alone. */
export interface Edit {
  readonly texts: DocumentTexts;
  readonly manner: EditManner;
  /** Milliseconds since 1970. */
  readonly atMs: number;
}

/** Pauses that end a portion of typing. */
const pauseMs = 800;
/** Texts are shared between the steps, so a step costs little. */
const mostSteps = 500;

export const startHistory = (texts: DocumentTexts): History => ({ texts, undo: [], redo: [], last: undefined });

/** The first file in which two documents differ. */
export const changedKind = (a: DocumentTexts, b: DocumentTexts): DocumentKind | undefined =>
  documentKinds.find((kind) => a[kind] !== b[kind]);

/** Adds an edit. The steps that were undone before cannot be redone any more. */
export function record(history: History, { texts, manner, atMs }: Edit): History {
  const kind = changedKind(history.texts, texts);
  if (kind === undefined) return history;
  const { last } = history;
  const gesture = typeof manner === "object" ? manner.gesture : undefined;
  const isSoon = gesture !== undefined || (last !== undefined && atMs - last.atMs < pauseMs);
  const joins = manner !== "alone" && last?.kind === kind && last.gesture === gesture && isSoon;
  return {
    texts,
    undo: joins ? history.undo : [...history.undo, history.texts].slice(-mostSteps),
    redo: history.redo.length === 0 ? history.redo : [],
    last: manner === "alone" ? undefined : { kind, atMs, gesture },
  };
}

/** A decision over other texts. Both are steps: undo brings back the texts that were given up, then the own ones. */
export function decide(history: History, other: DocumentTexts, chosen: DocumentTexts, atMs: number): History {
  const taken = record(history, { texts: other, manner: "alone", atMs });
  return record(taken, { texts: chosen, manner: "alone", atMs });
}

/** Takes the last edit back. */
export function undo(history: History): History {
  const before = history.undo.at(-1);
  if (before === undefined) return history;
  return { texts: before, undo: history.undo.slice(0, -1), redo: [...history.redo, history.texts], last: undefined };
}

/** Redoes the step that was undone last. */
export function redo(history: History): History {
  const after = history.redo.at(-1);
  if (after === undefined) return history;
  return { texts: after, undo: [...history.undo, history.texts], redo: history.redo.slice(0, -1), last: undefined };
}

/** The files that differ from the saved ones. */
export const unsavedKinds = (texts: DocumentTexts, saved: DocumentTexts): DocumentKind[] =>
  isSameDocument(texts, saved) ? [] : documentKinds.filter((kind) => texts[kind] !== saved[kind]);
