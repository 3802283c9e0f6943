import { isFixedReason } from "#studio/document/company/workedOn.ts";
import { type DocumentTexts, isSameDocument, type StudioDocument } from "#studio/document/StudioDocument.ts";
import { decide, type History, record, redo, undo } from "#studio/document/history.ts";
import { encodeSteps } from "#studio/document/keptSteps.ts";
import { mergeDocuments } from "#studio/document/mergeDocuments.ts";
import type { RefusedDocumentImage } from "../studioApi.ts";
import type { EditEffect, EditEvent } from "./editEvent.ts";
import type { CallFailure, DocumentCall, EditState, MergeDecision } from "./editState.ts";
import { withReplaced } from "./replacedFields.ts";
import { saveProblemOf } from "./saveProblem.ts";

interface EditStep {
  readonly state: EditState;
  /** In this order. */
  readonly effects: readonly EditEffect[];
}

/** How long after a failure the edits are sent again. */
const retryMs = 1500;
/** The same for a proposal that takes no edits: it can take them again when publishing has failed. */
const fixedRetryMs = 15_000;
/** A pause in the typing after which the text is checked. */
const checkPauseMs = 250;
/** A pause in the typing after which what others have written is shown. */
const typingPauseMs = 2000;

const step = (state: EditState, ...effects: readonly EditEffect[]): EditStep => ({ state, effects });

const isSent = ({ history, document }: EditState): boolean => isSameDocument(history.texts, document.texts);

const begin = (state: EditState, call: DocumentCall): EditStep => step({ ...state, call }, call);

function sendEdits(state: EditState): EditStep {
  const { history, document, received, environment } = state;
  const hasSteps = history.undo !== received.undo || history.redo !== received.redo;
  const steps = hasSteps ? encodeSteps(history, document.paths) : undefined;
  return begin(state, { type: "change", known: document, history, steps, environment });
}

/** Starts the next call, unless one is on its way: edits first, then the decision about files on the disk, then saving. */
function proceed(before: EditState): EditStep {
  const isNewEdit = before.sync.status === "synced" && !isSent(before);
  const state: EditState = isNewEdit ? { ...before, sync: { status: "sending" } } : before;
  const { call, sync, saving, rebasing, environment, document } = state;
  if (call !== undefined) return step(state);
  if (sync.status === "elsewhere")
    return step({ ...state, saving: saving === "running" ? "undecided" : saving, rebasing: undefined });
  if (!isSent(state)) return sendEdits(state);
  const synced: EditState = sync.status === "synced" ? state : { ...state, sync: { status: "synced" } };
  const { revision } = document;
  if (rebasing !== undefined) return begin(synced, { type: "rebase", revision, decision: rebasing, environment });
  if (saving === "running") return begin(synced, { type: "save", revision, without: state.leftOut, environment });
  return step(synced);
}

/** Asks for the findings when nothing has changed for a moment. */
function checkLater(state: EditState): EditStep {
  const round = state.checkRound + 1;
  return step({ ...state, checkRound: round }, { type: "wait", ms: checkPauseMs, event: { type: "checkDue", round } });
}

const checkAndProceed = (state: EditState): EditStep => {
  const checking = checkLater(state);
  const next = proceed(checking.state);
  return step(next.state, ...checking.effects, ...next.effects);
};

function refresh(state: EditState): EditStep {
  const { call, sync, environment, received, document } = state;
  if (call !== undefined || sync.status === "elsewhere") return step(state);
  return step(state, { type: "refresh", environment, received, saved: document.saved });
}

const edited = (state: EditState, history: History): EditStep =>
  proceed({ ...state, history, refusedImage: undefined });

/** The edits cannot be sent now. They are sent again after a while, unless the answer would be the same. */
function sendLater(state: EditState, failure: CallFailure): EditStep {
  const problem = saveProblemOf(failure.refused);
  const isSaveWanted = state.saving === "running";
  const next: EditState = {
    ...state,
    sync: { status: "offline", problem },
    saving: isSaveWanted ? "failed" : state.saving,
    saveProblem: isSaveWanted ? problem : state.saveProblem,
    rebasing: undefined,
  };
  const retry: EditEffect = {
    type: "wait",
    ms: isFixedReason(failure.refused) ? fixedRetryMs : retryMs,
    event: { type: "retryDue" },
  };
  return problem === "too-large" ? step(next) : step(next, retry);
}

/** An image that the server does not store: the one that it has stays, with the rest of the edit. */
function leaveOut(state: EditState, refusedImage: RefusedDocumentImage): EditStep {
  const { history, document } = state;
  const { kind } = refusedImage;
  const texts = { ...history.texts, [kind]: document.texts[kind] ?? "" };
  return proceed({ ...state, history: { ...history, texts, last: undefined }, refusedImage });
}

/** Keeps what somebody else has replaced: the page says so, and the one who had written it can put it back. */
const noteReplaced = (state: EditState, after: DocumentTexts, document: StudioDocument): EditState => ({
  ...state,
  replaced: withReplaced(state.replaced, { before: state.history.texts, after }, document),
});

/** Shows what has been written elsewhere, where nothing is to be sent from here. It is a step of undo. */
function takeOver(state: EditState, document: StudioDocument, now: number): EditStep {
  const history = record(state.history, { texts: document.texts, manner: "alone", atMs: now });
  return checkAndProceed({ ...noteReplaced(state, document.texts, document), document, history });
}

/** A call was refused since the document has another revision, and this is what the server has. */
function otherRead(state: EditState, other: StudioDocument, now: number): EditStep {
  // The server was started again and counts from zero, or another tab has undone its edits: the text is the same.
  if (isSameDocument(other.texts, state.document.texts)) return proceed({ ...state, document: other });
  // A text that was not seen when the button was pressed is not saved.
  if (isSent(state))
    return takeOver({ ...state, saving: state.saving === "running" ? "failed" : state.saving }, other, now);
  const asking: EditState = { ...state, sync: { status: "elsewhere", other } };
  const { conflicts, texts } = mergeDocuments(state.document.texts, state.history.texts, other.texts);
  if (conflicts.length > 0) return proceed(asking);
  // Nobody has to choose between the changes of different fields: all of them hold.
  const merged = settled(noteReplaced(asking, texts(new Set()), other), { taken: [] }, now);
  return step({ ...merged.state, saving: state.saving === "running" ? "failed" : state.saving }, ...merged.effects);
}

/** What two sides began with, and what the other one has made of it. */
interface OtherSide {
  readonly before: DocumentTexts;
  readonly theirs: DocumentTexts;
}

/** Goes on from the texts of the other side, alone or with the own changes. Texts that were given up are a step of undo. */
function decided(own: History, { before, theirs }: OtherSide, decision: MergeDecision, now: number): History {
  const chosen =
    decision === "theirs" ? theirs : mergeDocuments(before, own.texts, theirs).texts(new Set(decision.taken));
  return decide(own, theirs, chosen, now);
}

function rebased(state: EditState, document: StudioDocument, decision: MergeDecision, now: number): EditStep {
  const { changedOnDisk, saved } = state.document;
  const history = decided(state.history, { before: saved, theirs: document.saved }, decision, now);
  // Saving that was asked for after the decision follows, unless the files were not seen as they are now.
  const following = isSameDocument(document.saved, changedOnDisk ?? saved) ? "running" : "failed";
  const saving = state.saving === "running" ? following : "idle";
  return edited({ ...state, document, saving, rebasing: undefined }, history);
}

/** Saving was refused since another program has changed the files, and this is what the server has. */
function diskRead(state: EditState, document: StudioDocument, now: number): EditStep {
  if (!isSameDocument(document.texts, state.document.texts)) return otherRead(state, document, now);
  // A program that replaces a file can have removed it for a moment: without a difference, nobody could decide.
  const isDecisionNeeded = document.changedOnDisk !== undefined;
  return proceed({ ...state, document, saving: isDecisionNeeded ? "undecided" : state.saving });
}

function answered(state: EditState, call: DocumentCall, document: StudioDocument, now: number): EditStep {
  switch (call.type) {
    case "change":
      return checkAndProceed({ ...state, document, received: call.history });
    case "readOther":
      return otherRead(state, document, now);
    case "save":
      return proceed({ ...state, document, saving: "idle", replaced: [] });
    case "readDisk":
      return diskRead(state, document, now);
    case "rebase":
      return rebased(state, document, call.decision, now);
  }
}

const saveFailed = (state: EditState, { refused, fields = [] }: CallFailure): EditStep =>
  proceed({ ...state, saving: "failed", saveProblem: saveProblemOf(refused), refusedFields: fields });

function failed(state: EditState, call: DocumentCall, failure: CallFailure): EditStep {
  const { environment } = state;
  switch (call.type) {
    case "change":
      if (failure.image !== undefined) return leaveOut(state, failure.image);
      if (failure.refused === "changed-in-another-tab") return begin(state, { type: "readOther", environment });
      return sendLater(state, failure);
    case "readOther":
      return sendLater(state, failure);
    case "save":
      if (failure.refused === "changed-in-another-tab") return begin(state, { type: "readOther", environment });
      if (failure.refused === "changed-on-disk") return begin(state, { type: "readDisk", environment });
      return saveFailed(state, failure);
    case "readDisk":
      return saveFailed(state, failure);
    case "rebase":
      return proceed({ ...state, rebasing: undefined });
  }
}

/** The call that was on its way has ended. */
function callEnded(before: EditState, event: Extract<EditEvent, { type: `call${string}` }>, now: number): EditStep {
  const { call } = before;
  if (call === undefined) return step(before);
  const state = { ...before, call: undefined };
  const next =
    event.type === "callAnswered" ? answered(state, call, event.document, now) : failed(state, call, event.failure);
  // The answer has the preview of the environment that was shown when the call was sent.
  if (call.environment === state.environment) return next;
  const again = refresh(next.state);
  return step(again.state, ...next.effects, ...again.effects);
}

/** What has changed elsewhere is shown, unless something was edited here meanwhile. */
function refreshed(state: EditState, { document, asked }: Extract<EditEvent, { type: "refreshed" }>, now: number) {
  const isCurrent = asked.environment === state.environment && asked.received === state.received;
  const isWritten = !isSameDocument(asked.saved, state.document.saved);
  if (!isCurrent || isWritten || state.call !== undefined || !isSent(state)) return step(state);
  const isChanged = !isSameDocument(document.texts, state.document.texts);
  const { last } = state.history;
  // Nothing changes under the hands of somebody who types: the next letter makes it a question, a pause shows it.
  if (isChanged && last !== undefined && now - last.atMs < typingPauseMs)
    return step(state, { type: "wait", ms: typingPauseMs, event: { type: "refreshWanted" } });
  return takeOver(state, document, now);
}

/** Ends a disagreement with another tab. */
function settled(state: EditState, decision: MergeDecision, now: number): EditStep {
  if (state.sync.status !== "elsewhere") return step(state);
  const { other } = state.sync;
  const history = decided(state.history, { before: state.document.texts, theirs: other.texts }, decision, now);
  return checkAndProceed({ ...state, document: other, history, sync: { status: "synced" }, saving: "idle" });
}

function checked(state: EditState, { round, answer }: Extract<EditEvent, { type: "checked" }>): EditStep {
  // A text that has changed meanwhile is checked in a round of its own.
  if (round !== state.checkRound) return step(state);
  const { revision, texts } = state.document;
  if (answer.revision !== revision) return checkLater(state);
  return step({ ...state, checked: { texts, findings: answer.findings } });
}

/** The next state of a document that is edited, and what has to be done. `now` in milliseconds since 1970. */
export function editStep(state: EditState, event: EditEvent, now: number): EditStep {
  switch (event.type) {
    case "edited":
      return edited(state, record(state.history, { texts: event.texts, manner: event.manner, atMs: now }));
    case "undone":
      return edited(state, undo(state.history));
    case "redone":
      return edited(state, redo(state.history));
    case "fieldChanged":
      // A press on a slider changes its value before the slider gets the focus: its gesture goes on.
      return step(
        state.history.last === undefined || state.history.last.gesture !== undefined
          ? state
          : { ...state, history: { ...state.history, last: undefined } },
      );
    case "callAnswered":
    case "callFailed":
      return callEnded(state, event, now);
    case "retryDue":
      return proceed(state);
    case "replacedSeen":
      return step({ ...state, replaced: state.replaced.filter((each) => !event.fields.includes(each)) });
    case "refreshWanted":
      return refresh(state);
    case "refreshed":
      return refreshed(state, event, now);
    case "environmentChosen":
      // A call that is on its way is followed by a refresh.
      return event.environment === state.environment
        ? step(state)
        : refresh({ ...state, environment: event.environment });
    case "saveWanted":
      return proceed({
        ...state,
        saving: "running",
        saveProblem: undefined,
        refusedFields: [],
        leftOut: event.without ?? [],
      });
    case "rebaseWanted":
      return proceed({ ...state, rebasing: event.decision });
    case "settled":
      return settled(state, event.decision, now);
    case "checkDue":
      return event.round === state.checkRound ? step(state, { type: "check", round: event.round }) : step(state);
    case "checked":
      return checked(state, event);
  }
}
