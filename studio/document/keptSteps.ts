import { changeBetween, type TextChange } from "./changeBetween.ts";
import { type History, record, startHistory } from "./history.ts";
import { type DocumentKind, documentKinds, type DocumentTexts, isSameDocument } from "./StudioDocument.ts";

/** The steps of undo and redo as the server keeps them beside the draft. */
export interface KeptSteps {
  /** Made by `encodeSteps`; the server does not read it. Left out: there are none. */
  readonly steps?: string;
  /** The texts when the document was saved last, if it has no later steps. */
  readonly last?: DocumentTexts;
}

/** The change of a step: an image as a whole, in a text the part that differs. */
type Step = Partial<Record<DocumentKind, string | TextChange>>;

interface EncodedSteps {
  /** Files are known by their paths: a step for another file is not a step of the document. */
  readonly paths: DocumentTexts;
  /** Without the texts that no step changes, such as those of large fonts: the opened document has them. */
  readonly first: Partial<DocumentTexts>;
  readonly steps: readonly Step[];
  /** How many of the texts can be undone; the others can be done again. */
  readonly undo: number;
}

/** Longer steps lose the oldest of them. In characters. */
export const mostKeptLength = 900_000;

function stepBetween(before: DocumentTexts, after: DocumentTexts): Step {
  const changed = documentKinds.flatMap((kind) => {
    const [from, to] = [before[kind], after[kind]];
    if (from === to || to === undefined) return [];
    return [[kind, from === undefined ? to : changeBetween(from, to)] as const];
  });
  return Object.fromEntries(changed);
}

function stepped(texts: DocumentTexts, step: Step): DocumentTexts {
  const changed = documentKinds.flatMap((kind) => {
    const change = step[kind];
    if (change === undefined) return [];
    if (typeof change === "string") return [[kind, change] as const];
    const before = texts[kind] ?? "";
    return [[kind, before.slice(0, change.from) + change.insert + before.slice(change.to)] as const];
  });
  return { ...texts, ...Object.fromEntries(changed) };
}

/** The texts of a step that differ from those of another one, or of now. */
function changedTexts(step: DocumentTexts, all: readonly DocumentTexts[]): Partial<DocumentTexts> {
  const changed = documentKinds.flatMap((kind) => {
    const text = step[kind];
    return text === undefined || all.every((texts) => texts[kind] === text) ? [] : [[kind, text] as const];
  });
  return Object.fromEntries(changed);
}

/** The steps of a history as one text: the first texts as far as they change, then what each step changes. */
export function encodeSteps(history: History, paths: DocumentTexts): string {
  const { texts: now, undo, redo } = history;
  const all = [...undo, ...redo.toReversed()];
  const [first, ...rest] = all;
  if (first === undefined) return "";
  const steps = rest.map((texts, index) => stepBetween(all[index] ?? first, texts));
  const encoded: EncodedSteps = { paths, first: changedTexts(first, [...all, now]), steps, undo: undo.length };
  const text = JSON.stringify(encoded);
  if (text.length <= mostKeptLength || all.length < 2) return text.length <= mostKeptLength ? text : "";
  // The steps to redo are the newest.
  const kept = undo.slice(Math.ceil(undo.length / 2));
  return encodeSteps({ ...history, undo: kept, redo: undo.length === 0 ? [] : redo }, paths);
}

function decoded(text: string): EncodedSteps | undefined {
  try {
    return JSON.parse(text) as EncodedSteps;
  } catch {
    return undefined;
  }
}

/** A document that is opened, with the steps that were kept of it. */
export function historyOf(
  { texts, paths }: { readonly texts: DocumentTexts; readonly paths: DocumentTexts },
  { steps = "", last }: KeptSteps,
  atMs: number,
): History {
  const found = decoded(steps);
  if (found === undefined || !isSameDocument(found.paths, paths)) return startHistory(texts);
  const now = last ?? texts;
  const first = { ...now, ...found.first };
  const all = found.steps.reduce<DocumentTexts[]>(
    (done, step) => [...done, stepped(done.at(-1) ?? first, step)],
    [first],
  );
  const history: History = {
    texts: now,
    undo: all.slice(0, found.undo),
    redo: all.slice(found.undo).toReversed(),
    last: undefined,
  };
  // Another program has changed the files since they were saved: that is a step too.
  return last === undefined ? history : record(history, { texts, manner: "alone", atMs });
}
