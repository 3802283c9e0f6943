import { createStore, type ReadableStore } from "#ui/store/createStore.ts";
import {
  changedSince,
  type DocumentTexts,
  type StudioDocument,
  type StudioFinding,
  type Environment,
} from "#studio/document/StudioDocument.ts";
import type { LeftOutField } from "#studio/document/RefusedField.ts";
import type { EditManner } from "#studio/document/history.ts";
import { historyOf, type KeptSteps } from "#studio/document/keptSteps.ts";
import { ApiError, type StudioApi } from "../studioApi.ts";
import type { EditEffect, EditEvent } from "./editEvent.ts";
import { type CallFailure, type DocumentCall, type EditState, type MergeDecision, openedState } from "./editState.ts";
import { editStep } from "./editStep.ts";
import type { ReplacedField } from "./replacedFields.ts";

/** The texts of the files before and after they were written. */
export interface SavedTexts {
  readonly before: DocumentTexts;
  readonly after: DocumentTexts;
}

/** A brand that is edited in this page. */
export interface EditSession extends ReadableStore<EditState> {
  /** Replaces the texts. Typing, and the edits of one gesture, are undone together. */
  readonly edit: (texts: DocumentTexts, manner?: EditManner) => void;
  /** The next edit does not join the last one: it is in another field. */
  readonly changeField: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /**
   * Writes the files. Resolves with undefined when they were not written.
   * @param without fields that are not saved
   */
  readonly save: (without?: readonly LeftOutField[]) => Promise<SavedTexts | undefined>;
  /**
   * Goes on from the files as they are on the disk now: alone, or with the changes of this page. Resolves with whether
   * the server has done so.
   */
  readonly rebase: (decision: MergeDecision) => Promise<boolean>;
  /** Ends a disagreement with another tab. */
  readonly settle: (decision: MergeDecision) => void;
  /** What a colleague has replaced was seen, and holds. */
  readonly keepReplaced: (fields: readonly ReplacedField[]) => void;
  /** Shows the values of an environment in the preview of this page. */
  readonly showEnvironment: (environment: Environment) => void;
  /** Asks the server what has changed elsewhere. */
  readonly refresh: () => Promise<void>;
  /** Asks the server whether somebody else, or another program, has changed the document, and shows it then. */
  readonly follow: () => Promise<void>;
}

interface EditSessionDeps {
  readonly api: Pick<StudioApi, "change" | "check" | "mark" | "open" | "rebase" | "save">;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls after a time in ms. */
  readonly later: (task: () => void, ms: number) => void;
}

const failureOf = (error: unknown): CallFailure =>
  error instanceof ApiError
    ? { refused: error.refused, image: error.image, fields: error.fields }
    : { refused: "no-answer" };

async function send(api: EditSessionDeps["api"], id: string, call: DocumentCall): Promise<StudioDocument> {
  const { environment } = call;
  switch (call.type) {
    case "change": {
      const { known, history, steps } = call;
      const sent = changedSince(known.texts, history.texts);
      const answer = await api.change(id, known.revision, sent, environment, steps);
      const { paths, saved, texts } = known;
      return { paths, saved, ...answer, texts: { ...texts, ...sent } };
    }
    case "readDisk":
    case "readOther":
      return api.open(id, environment);
    case "rebase":
      return api.rebase(id, call.revision, environment);
    case "save":
      return api.save(id, call.revision, environment, call.without);
  }
}

/** Resolves with the first value, now or later, for which the condition holds. */
const until = <Value>({ get, subscribe }: ReadableStore<Value>, isMet: (value: Value) => boolean): Promise<Value> =>
  new Promise((resolve) => {
    const end = subscribe(look);
    function look(value: Value): void {
      if (!isMet(value)) return;
      end();
      resolve(value);
    }
    look(get());
  });

/**
 * Starts to edit a document. Each edit is sent at once; those that are made meanwhile are sent together after it.
 * @param kept the steps that the document had in the page before
 */
export function createEditSession(
  opened: StudioDocument,
  findings: readonly StudioFinding[],
  { api, now, later }: EditSessionDeps,
  kept: KeptSteps = {},
): EditSession {
  const { id } = opened;
  const store = createStore(openedState(opened, findings, historyOf(opened, kept, now())));

  /** Resolves when the effects have ended, without the timers. */
  async function dispatch(event: EditEvent): Promise<void> {
    const before = store.get();
    const { state, effects } = editStep(before, event, now());
    if (state !== before) store.set(state);
    await Promise.all(effects.map(carryOut));
  }

  async function carryOut(effect: EditEffect): Promise<void> {
    switch (effect.type) {
      case "wait":
        return later(() => void dispatch(effect.event), effect.ms);
      case "check": {
        const { round } = effect;
        const answer = await api.check(id).catch(() => undefined);
        return answer && dispatch({ type: "checked", round, answer });
      }
      case "refresh": {
        const document = await api.open(id, effect.environment).catch(() => undefined);
        return document && dispatch({ type: "refreshed", document, asked: effect });
      }
      default:
        return dispatch(
          await send(api, id, effect).then(
            (document): EditEvent => ({ type: "callAnswered", document }),
            (error: unknown): EditEvent => ({ type: "callFailed", failure: failureOf(error) }),
          ),
        );
    }
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    edit: (texts, manner = "alone") => void dispatch({ type: "edited", texts, manner }),
    changeField: () => void dispatch({ type: "fieldChanged" }),
    undo: () => void dispatch({ type: "undone" }),
    redo: () => void dispatch({ type: "redone" }),
    async save(without = []) {
      void dispatch({ type: "saveWanted", without });
      // Edits, and a decision about the files, go first.
      const sent = await until(store, ({ call, saving }) => call?.type === "save" || saving !== "running");
      const { saving, document } = await until(store, (state) => state.saving !== "running");
      return saving === "idle" ? { before: sent.document.saved, after: document.saved } : undefined;
    },
    async rebase(decision) {
      void dispatch({ type: "rebaseWanted", decision });
      return (await until(store, ({ rebasing }) => rebasing === undefined)).document.changedOnDisk === undefined;
    },
    settle: (decision) => void dispatch({ type: "settled", decision }),
    keepReplaced: (fields) => void dispatch({ type: "replacedSeen", fields }),
    showEnvironment: (environment) => void dispatch({ type: "environmentChosen", environment }),
    refresh: () => dispatch({ type: "refreshWanted" }),
    async follow() {
      const found = await api.mark(id).catch(() => undefined);
      if (found === undefined) return;
      const { revision, changedBy, files } = store.get().document;
      const isSame = found.revision === revision && found.changedBy === changedBy && found.files === files;
      if (!isSame) await dispatch({ type: "refreshWanted" });
    },
  };
}
