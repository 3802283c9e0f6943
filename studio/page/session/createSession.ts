import { createStore, type ReadableStore } from "#ui/store/createStore.ts";
import {
  type DocumentTexts,
  isSameDocument,
  type StudioDocument,
  type StudioFinding,
} from "#studio/document/StudioDocument.ts";
import { decide, type EditManner, type History, record, redo, undo } from "#studio/document/history.ts";
import { type StoreProblem, storeProblemOf } from "#studio/document/storeProblem.ts";
import { encodeSteps, historyOf, type KeptSteps } from "#studio/document/keptSteps.ts";
import type { Environment } from "../environments.ts";
import { createChecker } from "./createChecker.ts";
import { ApiError, type RefusedDocumentImage, type StudioApi } from "../studioApi.ts";

/** How far the server has come. */
export type Sync =
  | { readonly status: "synced" }
  | { readonly status: "sending" }
  /**
   * The text is in this page alone, and is sent again and again: there is no answer, or a problem with the disk. A text
   * that is too large is sent again when it has changed.
   */
  | { readonly status: "offline"; readonly problem?: StoreProblem | undefined }
  /** Another tab has changed the document, and this one has edits that are not sent. */
  | { readonly status: "elsewhere"; readonly other: StudioDocument };

export interface SessionState {
  /** The environment whose values the preview has. */
  readonly environment: Environment;
  readonly history: History;
  /** What the server answered last. Its texts are older than those of the history while edits are sent. */
  readonly document: StudioDocument;
  /** The findings, and the texts that have them: findings have places in these. */
  readonly checked: { readonly texts: DocumentTexts; readonly findings: readonly StudioFinding[] };
  readonly sync: Sync;
  /** `undecided`: somebody has to say first which texts hold. */
  readonly saving: "failed" | "idle" | "running" | "undecided";
  /** Why saving has failed, as far as it is known. */
  readonly saveProblem: StoreProblem | undefined;
  /** The image that the last edit would have stored, and that the server refuses. The rest of the edit holds. */
  readonly refusedImage: RefusedDocumentImage | undefined;
}

/** A brand that is edited in this page. */
export interface Session extends ReadableStore<SessionState> {
  /** Replaces the texts. Typing, and the edits of one gesture, are undone together. */
  readonly edit: (texts: DocumentTexts, manner?: EditManner) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Writes the files. Resolves with whether they were written. */
  readonly save: () => Promise<boolean>;
  /** Goes on from the files as they are on the disk now: with their texts, or with those of this page. */
  readonly rebase: (texts: "disk" | "own") => Promise<void>;
  /** Ends a disagreement with another tab. */
  readonly settle: (texts: "other" | "own") => void;
  /** Shows the values of an environment in the preview of this page. */
  readonly showEnvironment: (environment: Environment) => void;
  /** Asks the server what has changed elsewhere. */
  readonly refresh: () => Promise<void>;
}

interface SessionDeps {
  readonly api: Pick<StudioApi, "change" | "check" | "open" | "rebase" | "save">;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls after a time in ms. */
  readonly later: (task: () => void, ms: number) => void;
}

const retryMs = 1500;

const problemOf = (error: unknown): StoreProblem | undefined =>
  error instanceof ApiError ? storeProblemOf(error.refused) : undefined;

/**
 * Starts to edit a document. Each edit is sent at once; those that are made meanwhile are sent together after it.
 * @param kept the steps that the document had in the page before
 */
export function createSession(
  opened: StudioDocument,
  findings: readonly StudioFinding[],
  { api, now, later }: SessionDeps,
  kept: KeptSteps = {},
): Session {
  const { id } = opened;
  const store = createStore<SessionState>({
    environment: "all",
    history: historyOf(opened, kept, now()),
    document: opened,
    checked: { texts: opened.texts, findings },
    sync: { status: "synced" },
    saving: "idle",
    saveProblem: undefined,
    refusedImage: undefined,
  });
  const update = (change: Partial<SessionState>): void => store.set({ ...store.get(), ...change });
  let isSending = false;
  let running = Promise.resolve();
  /** The history whose steps the server has. Typing within one portion adds none. */
  let known = store.get().history;

  const isSent = (): boolean => isSameDocument(store.get().history.texts, store.get().document.texts);

  const checkLater = createChecker({
    check: () => api.check(id),
    revision: () => store.get().document.revision,
    onChecked: (found) => update({ checked: { texts: store.get().document.texts, findings: found } }),
    later,
  });

  /** Takes an answer of the server. What was typed meanwhile stays. */
  const receive = (document: StudioDocument): void => {
    const { history } = store.get();
    const isIdle = isSent();
    const next = isIdle ? record(history, { texts: document.texts, manner: "alone", atMs: now() }) : history;
    update({ document, history: next });
    checkLater();
  };

  /** Tries again after a while, unless it would be the same. */
  const sendLater = (problem: StoreProblem | undefined): void => {
    update({ sync: { status: "offline", problem } });
    if (problem !== "too-large") later(() => void send(), retryMs);
  };

  /** An image that the server does not store: the one that it has stays, with the rest of the edit. */
  const leaveOut = (refusedImage: RefusedDocumentImage): void => {
    const { history, document } = store.get();
    const texts = { ...history.texts, [refusedImage.kind]: document.texts[refusedImage.kind] ?? "" };
    update({ history: { ...history, texts, last: undefined }, refusedImage });
  };

  /** What to do after a failed call. */
  async function refused(error: unknown): Promise<"again" | "stop"> {
    if (error instanceof ApiError && error.image !== undefined) {
      leaveOut(error.image);
      return "again";
    }
    const isOutdated = error instanceof ApiError && error.refused === "changed-in-another-tab";
    const other = isOutdated ? await api.open(id, store.get().environment).catch(() => undefined) : undefined;
    if (other === undefined) {
      sendLater(problemOf(error));
      return "stop";
    }
    // The server was started again: it counts from zero, and has the same text.
    if (isSameDocument(other.texts, store.get().document.texts)) {
      update({ document: other });
      return "again";
    }
    update({ sync: { status: "elsewhere", other } });
    return "stop";
  }

  async function sendAll(): Promise<void> {
    try {
      while (!isSent()) {
        const { history, document, sync, environment } = store.get();
        if (sync.status === "elsewhere") return;
        if (sync.status === "synced") update({ sync: { status: "sending" } });
        try {
          const hasSteps = history.undo !== known.undo || history.redo !== known.redo;
          const steps = hasSteps ? encodeSteps(history, document.paths) : undefined;
          update({ document: await api.change(id, document.revision, history.texts, environment, steps) });
          known = history;
          checkLater();
        } catch (error) {
          if ((await refused(error)) === "stop") return;
        }
      }
    } finally {
      isSending = false;
    }
    update({ sync: { status: "synced" } });
  }

  /** Sends what is not sent. One runs at a time. */
  function send(): Promise<void> {
    if (!isSending) {
      isSending = true;
      running = sendAll();
    }
    return running;
  }

  const step = (history: History): void => {
    update({ history, refusedImage: undefined });
    void send();
  };

  async function refresh(): Promise<void> {
    const { environment, sync } = store.get();
    if (isSending || sync.status === "elsewhere") return;
    const answer = await api.open(id, environment).catch(() => undefined);
    const isWanted = environment === store.get().environment && !isSending && isSent();
    if (answer !== undefined && isWanted) receive(answer);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    edit: (texts, manner = "alone") => step(record(store.get().history, { texts, manner, atMs: now() })),
    undo: () => step(undo(store.get().history)),
    redo: () => step(redo(store.get().history)),
    async save() {
      update({ saving: "running", saveProblem: undefined });
      await send();
      const { sync } = store.get();
      if (sync.status === "elsewhere") {
        update({ saving: "undecided" });
        return false;
      }
      try {
        if (!isSent()) throw new ApiError(0, (sync.status === "offline" && sync.problem) || "not-sent");
        const document = await api.save(id, store.get().document.revision, store.get().environment);
        update({ document, saving: "idle" });
        return true;
      } catch (error) {
        const isDisk = error instanceof ApiError && error.refused === "changed-on-disk";
        update({ saving: isDisk ? "undecided" : "failed", saveProblem: problemOf(error) });
        if (isDisk) update({ document: await api.open(id, store.get().environment) });
        return false;
      }
    },
    async rebase(texts) {
      await send();
      const { document } = store.get();
      const rebased = await api.rebase(id, document.revision, store.get().environment);
      update({ document: rebased, saving: "idle" });
      step(decide(store.get().history, rebased.saved, texts === "disk" ? "other" : "own", now()));
    },
    settle(texts) {
      const { history, sync } = store.get();
      if (sync.status !== "elsewhere") return;
      const taken = decide(history, sync.other.texts, texts, now());
      update({ document: sync.other, history: taken, sync: { status: "synced" }, saving: "idle" });
      checkLater();
      void send();
    },
    showEnvironment(environment) {
      if (environment === store.get().environment) return;
      update({ environment });
      // An edit that is being sent is answered with the preview of the environment before.
      void running.then(refresh);
    },
    refresh,
  };
}
