import { describe, expect, test } from "vitest";
import { fieldChanges } from "#studio/document/fieldChanges.ts";
import { type EditManner, startHistory } from "#studio/document/history.ts";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";
import { openedDocument, typed } from "#studio/test/support/openedDocument.ts";
import type { EditEvent } from "./editEvent.ts";
import { type DocumentCall, type EditState, openedState } from "./editState.ts";
import { editStep } from "./editStep.ts";

/** The time of every step here, milliseconds since 1970. */
const now = 1_000_000;

const answer = (descriptor: string, revision = 2): StudioDocument => ({
  ...openedDocument,
  revision,
  texts: typed(descriptor),
});
const history = startHistory(openedDocument.texts);

/** A document whose text the server has. */
const synced: EditState = { ...openedState(openedDocument, [], history), checkRound: 3 };
const change: DocumentCall = {
  type: "change",
  known: openedDocument,
  history: { ...history, texts: typed("b") },
  steps: undefined,
  environment: "all",
};
/** The text `b` is on its way. */
const sending: EditState = { ...synced, history: change.history, sync: { status: "sending" }, call: change };
/** The text `c` was typed meanwhile. */
const typing: EditState = { ...sending, history: { ...history, texts: typed("c") } };
const offline: EditState = { ...sending, sync: { status: "offline" }, call: undefined };
const retrying: EditState = { ...offline, call: change };
const askingOther: EditState = { ...sending, call: { type: "readOther", environment: "all" } };
const elsewhere: EditState = { ...sending, call: undefined, sync: { status: "elsewhere", other: answer("x") } };
const saving: EditState = {
  ...synced,
  saving: "running",
  call: { type: "save", revision: 1, without: [], environment: "all" },
};
const readingDisk: EditState = { ...saving, call: { type: "readDisk", environment: "all" } };
const rebasing: EditState = {
  ...synced,
  rebasing: "theirs",
  call: { type: "rebase", revision: 1, decision: "theirs", environment: "all" },
};
/** The files that were seen in the decision have the text `d`, and saving was asked for after it. */
const rebasingToSave: EditState = {
  ...rebasing,
  document: { ...openedDocument, changedOnDisk: typed("d") },
  saving: "running",
};
const inQA = (state: EditState): EditState => ({ ...state, environment: "QA" });

const edit = (descriptor: string): EditEvent => ({ type: "edited", texts: typed(descriptor), manner: "alone" });
const answered = (descriptor: string, revision?: number): EditEvent => ({
  type: "callAnswered",
  document: answer(descriptor, revision),
});
const failed = (refused: string): EditEvent => ({ type: "callFailed", failure: { refused } });
const refreshed = (descriptor: string): EditEvent => ({
  type: "refreshed",
  document: answer(descriptor),
  asked: { type: "refresh", environment: "all", received: history, saved: openedDocument.saved },
});
const checked = (round: number, revision = 1): EditEvent => ({
  type: "checked",
  round,
  answer: { revision, findings: [] },
});

type Row = readonly [
  title: string,
  before: EditState,
  event: EditEvent,
  sync: EditState["sync"]["status"],
  saving: EditState["saving"],
  effects: readonly string[],
];

describe("A document that is edited: what each event leads to", () => {
  test.each<Row>([
    ["an edit is sent at once", synced, edit("b"), "sending", "idle", ["change"]],
    ["an edit while one is on its way waits", sending, edit("c"), "sending", "idle", []],
    [
      "an edit while the files are saved waits, and is known not to be sent",
      saving,
      edit("b"),
      "sending",
      "running",
      [],
    ],
    ["an edit is tried at once without an answer before", offline, edit("c"), "offline", "idle", ["change"]],
    ["an edit during a disagreement stays here", elsewhere, edit("c"), "elsewhere", "idle", []],
    ["undo without a step", synced, { type: "undone" }, "synced", "idle", []],

    ["the edit is received: it is checked later", sending, answered("b"), "synced", "idle", ["wait checkDue"]],
    ["what was typed meanwhile is sent", typing, answered("b"), "sending", "idle", ["wait checkDue", "change"]],
    ["an answer ends being offline", retrying, answered("b"), "synced", "idle", ["wait checkDue"]],
    ["no answer: it is sent again", sending, failed("no-answer"), "offline", "idle", ["wait retryDue"]],
    [
      "a proposal that takes no edits: it is sent again",
      sending,
      failed("isMerging"),
      "offline",
      "idle",
      ["wait retryDue"],
    ],
    ["a text that is too large is not", sending, failed("too-large"), "offline", "idle", []],
    ["the time to send again", offline, { type: "retryDue" }, "offline", "idle", ["change"]],
    ["the same, while it is sent", retrying, { type: "retryDue" }, "offline", "idle", []],
    [
      "the same, when there is nothing to send",
      { ...synced, sync: { status: "offline" } },
      { type: "retryDue" },
      "synced",
      "idle",
      [],
    ],

    [
      "another tab has changed the document: its text is read",
      sending,
      failed("changed-in-another-tab"),
      "sending",
      "idle",
      ["readOther"],
    ],
    ["its text is another one", askingOther, answered("x"), "elsewhere", "idle", []],
    [
      "it is the same: the server was started again, and the edit is sent",
      askingOther,
      answered("a", 40),
      "sending",
      "idle",
      ["change"],
    ],
    ["it cannot be read", askingOther, failed("no-answer"), "offline", "idle", ["wait retryDue"]],
    [
      "the other text is taken",
      elsewhere,
      { type: "settled", decision: "theirs" },
      "synced",
      "idle",
      ["wait checkDue"],
    ],
    [
      "this text is kept",
      elsewhere,
      { type: "settled", decision: { taken: [] } },
      "sending",
      "idle",
      ["wait checkDue", "change"],
    ],
    ["a decision without a disagreement", synced, { type: "settled", decision: { taken: [] } }, "synced", "idle", []],

    ["saving", synced, { type: "saveWanted" }, "synced", "running", ["save"]],
    ["saving waits for the edit that is on its way", sending, { type: "saveWanted" }, "sending", "running", []],
    [
      "and follows it",
      { ...sending, saving: "running" },
      answered("b"),
      "synced",
      "running",
      ["wait checkDue", "save"],
    ],
    [
      "saving without an answer before sends the edit again",
      offline,
      { type: "saveWanted" },
      "offline",
      "running",
      ["change"],
    ],
    [
      "saving fails with the edit",
      { ...retrying, saving: "running" },
      failed("read-only"),
      "offline",
      "failed",
      ["wait retryDue"],
    ],
    ["saving during a disagreement", elsewhere, { type: "saveWanted" }, "elsewhere", "undecided", []],
    [
      "a disagreement while saving waits",
      { ...askingOther, saving: "running" },
      answered("x"),
      "elsewhere",
      "undecided",
      [],
    ],
    ["the files are written", saving, answered("a"), "synced", "idle", []],
    ["they are not", saving, failed("disk-full"), "synced", "failed", []],
    [
      "another tab has changed the document",
      saving,
      failed("changed-in-another-tab"),
      "synced",
      "running",
      ["readOther"],
    ],
    [
      "its text is the same: the files are saved after all",
      { ...askingOther, history, saving: "running" },
      answered("a"),
      "synced",
      "running",
      ["save"],
    ],
    [
      "its text is another one, and nothing was to be sent from here: it is shown, and not saved unseen",
      { ...askingOther, history, saving: "running" },
      answered("x"),
      "synced",
      "failed",
      ["wait checkDue"],
    ],
    [
      "another program has changed them: they are read",
      saving,
      failed("changed-on-disk"),
      "synced",
      "running",
      ["readDisk"],
    ],
    [
      "they are read: somebody has to decide",
      readingDisk,
      { type: "callAnswered", document: { ...answer("a"), changedOnDisk: typed("d") } },
      "synced",
      "undecided",
      [],
    ],
    ["they are as before again: they are saved after all", readingDisk, answered("a"), "synced", "running", ["save"]],
    [
      "another tab has changed the document meanwhile: its text is shown, and not overwritten",
      readingDisk,
      answered("x"),
      "synced",
      "failed",
      ["wait checkDue"],
    ],
    ["they cannot be read", readingDisk, failed("no-answer"), "synced", "failed", []],

    ["the files on the disk", synced, { type: "rebaseWanted", decision: "theirs" }, "synced", "idle", ["rebase"]],
    ["they wait for the edit", sending, { type: "rebaseWanted", decision: "theirs" }, "sending", "idle", []],
    [
      "a decision goes before saving that was asked for after it",
      { ...sending, rebasing: "theirs", saving: "running" },
      answered("b", 2),
      "synced",
      "running",
      ["wait checkDue", "rebase"],
    ],
    [
      "their text is taken, and sent",
      rebasing,
      { type: "callAnswered", document: { ...answer("a"), saved: typed("d") } },
      "sending",
      "idle",
      ["change"],
    ],
    [
      "saving that was asked for meanwhile follows",
      rebasingToSave,
      { type: "callAnswered", document: { ...answer("d"), saved: typed("d") } },
      "synced",
      "running",
      ["save"],
    ],
    [
      "files that have changed again meanwhile were not seen: they are not saved over",
      rebasingToSave,
      { type: "callAnswered", document: { ...answer("e"), saved: typed("e") } },
      "synced",
      "failed",
      [],
    ],
    ["the server has not done so", rebasing, failed("no-answer"), "synced", "idle", []],

    ["a refresh", synced, { type: "refreshWanted" }, "synced", "idle", ["refresh"]],
    ["none while an edit is on its way", sending, { type: "refreshWanted" }, "sending", "idle", []],
    ["none during a disagreement", elsewhere, { type: "refreshWanted" }, "elsewhere", "idle", []],
    [
      "another environment is asked for",
      synced,
      { type: "environmentChosen", environment: "QA" },
      "synced",
      "idle",
      ["refresh"],
    ],
    ["the same one is not", synced, { type: "environmentChosen", environment: "all" }, "synced", "idle", []],
    [
      "it waits for the edit that is on its way",
      sending,
      { type: "environmentChosen", environment: "QA" },
      "sending",
      "idle",
      [],
    ],
    ["and follows it", inQA(sending), answered("b"), "synced", "idle", ["wait checkDue", "refresh"]],
    [
      "an edit that is sent after the choice has it",
      inQA(typing),
      answered("b"),
      "sending",
      "idle",
      ["wait checkDue", "change"],
    ],

    [
      "nothing has changed for a moment: it is checked",
      synced,
      { type: "checkDue", round: 3 },
      "synced",
      "idle",
      ["check"],
    ],
    ["something has", synced, { type: "checkDue", round: 2 }, "synced", "idle", []],
    ["findings of another revision: it is checked again", synced, checked(3, 7), "synced", "idle", ["wait checkDue"]],
    ["findings that nobody waits for any more", synced, checked(2), "synced", "idle", []],
    ["a late answer to no call", synced, answered("b"), "synced", "idle", []],
  ])("%s", (_, before, event, sync, savingThen, effects) => {
    const next = editStep(before, event, now);
    expect([next.state.sync.status, next.state.saving]).toEqual([sync, savingThen]);
    expect(next.effects.map((each) => (each.type === "wait" ? `wait ${each.event.type}` : each.type))).toEqual(effects);
  });

  test.each<readonly [string, EditState, EditEvent, string]>([
    ["of another tab is shown", synced, refreshed("x"), "x"],
    ["is not, where something was typed meanwhile", offline, refreshed("x"), "b"],
    ["is not, while an edit is on its way", sending, refreshed("x"), "b"],
    [
      "is not, when an edit was sent since it was asked for",
      { ...synced, received: { ...history } },
      refreshed("x"),
      "a",
    ],
    [
      "is not, when the files were written since it was asked for",
      { ...synced, document: { ...synced.document, saved: typed("written") } },
      refreshed("x"),
      "a",
    ],
    ["is not, when another environment was chosen", inQA(synced), refreshed("x"), "a"],
  ])("a text %s", (_, before, event, text) => {
    expect(editStep(before, event, now).state.history.texts.descriptor).toBe(text);
  });

  test("after a merge, what another program has changed is no change of this page", () => {
    const [before, own, disk] = [`{ "a": 1, "b": 1 }`, `{ "a": 2, "b": 1 }`, `{ "a": 1, "b": 2 }`];
    const document = { ...openedDocument, texts: typed(own), saved: typed(before) };
    const start = openedState(document, [], startHistory(typed(own)));
    const { state: asked } = editStep(start, { type: "rebaseWanted", decision: { taken: [] } }, now);
    const event: EditEvent = { type: "callAnswered", document: { ...document, revision: 2, saved: typed(disk) } };
    const { state } = editStep(asked, event, now);
    expect(state.history.texts.descriptor).toBe(`{ "a": 2, "b": 2 }`);
    expect(fieldChanges(state.document.saved, state.history.texts).map(({ path }) => path)).toEqual([["a"]]);
    expect(state.history.undo.map(({ descriptor }) => descriptor)).toEqual([own, disk]);
  });

  test("what another tab has changed holds beside the own changes", () => {
    const [before, own, other] = [`{ "a": 1, "b": 1 }`, `{ "a": 2, "b": 1 }`, `{ "a": 1, "b": 2 }`];
    const start: EditState = {
      ...openedState({ ...openedDocument, texts: typed(before) }, [], startHistory(typed(own))),
      sync: { status: "elsewhere", other: answer(other) },
    };
    const { state } = editStep(start, { type: "settled", decision: { taken: [] } }, now);
    expect(state.history.texts.descriptor).toBe(`{ "a": 2, "b": 2 }`);
    expect(state.history.undo.map(({ descriptor }) => descriptor)).toEqual([own, other]);
  });

  test("what two have changed in different fields holds without a question; an undo keeps the other's", () => {
    const [before, own, other] = [`{ "a": 1, "b": 1 }`, `{ "a": 2, "b": 1 }`, `{ "a": 1, "b": 2 }`];
    const document = { ...openedDocument, texts: typed(before) };
    const start: EditState = {
      ...openedState(document, [], startHistory(typed(own))),
      call: { type: "readOther", environment: "all" },
      saving: "running",
    };
    const { state, effects } = editStep(start, answered(other, 2), now);
    expect([state.sync.status, state.saving]).toEqual(["sending", "failed"]);
    expect(effects.map(({ type }) => type)).toEqual(["wait", "change"]);
    expect(state.history.texts.descriptor).toBe(`{ "a": 2, "b": 2 }`);
    expect(state.history.undo.at(-1)?.descriptor).toBe(other);
  });

  test("what a colleague has written is not shown while somebody types; it is asked for again after a pause", () => {
    const last = { kind: "descriptor", atMs: now - 500, gesture: undefined } as const;
    const writing: EditState = { ...synced, history: { ...history, last } };
    const held = editStep(writing, refreshed("x"), now);
    expect([held.state, held.effects]).toEqual([
      writing,
      [{ type: "wait", ms: 2000, event: { type: "refreshWanted" } }],
    ]);
    const later = editStep(writing, refreshed("x"), now + 2000);
    expect(later.state.history.texts.descriptor).toBe("x");
  });

  test("a drag is one step of undo, also where its first value comes before the focus; typing in another field is another", () => {
    const stepsOf = (manner: EditManner): number =>
      [
        { type: "edited", texts: typed("b"), manner } as const,
        { type: "fieldChanged" } as const,
        { type: "edited", texts: typed("c"), manner } as const,
      ].reduce((state: EditState, event) => editStep(state, event, now).state, synced).history.undo.length;
    expect([stepsOf({ gesture: Symbol("drag") }), stepsOf("typing")]).toEqual([1, 2]);
  });

  test("what a colleague has changed beside the own edit is named, with what stood there", () => {
    const [before, own, other] = [`{ "a": 1, "b": 1 }`, `{ "a": 2, "b": 1 }`, `{ "a": 1, "b": 2 }`];
    const start: EditState = {
      ...openedState({ ...openedDocument, texts: typed(before) }, [], startHistory(typed(own))),
      call: { type: "readOther", environment: "all" },
    };
    const event: EditEvent = { type: "callAnswered", document: { ...answer(other), changedBy: "Kari" } };
    const { state } = editStep(start, event, now);
    expect(state.replaced).toMatchObject([{ kind: "descriptor", path: ["b"], now: 2, by: "Kari" }]);
    // Another tab of the same person has no name: nothing was replaced by somebody else.
    expect(editStep(start, answered(other), now).state.replaced).toEqual([]);
  });

  test("a text that was given up is a step of undo", () => {
    const { state } = editStep(elsewhere, { type: "settled", decision: "theirs" }, now);
    expect([state.history.texts.descriptor, state.history.undo.at(-1)?.descriptor]).toEqual(["x", "b"]);
  });

  test.each([
    ["disk-full", "disk-full"],
    ["no-permission", "no-permission"],
    ["unknown-brand", "gone"],
    ["role-addresses", "role-addresses"],
    ["isMerging", "isMerging"],
    ["signed-out", "signed-out"],
  ])("why it is not stored, or not saved, is named: %s", (refused, problem) => {
    expect(editStep(sending, failed(refused), now).state.sync).toEqual({ status: "offline", problem });
    expect(editStep(saving, failed(refused), now).state).toMatchObject({ saveProblem: problem, history });
  });

  test("an image that is refused is left out, and the rest of the edit is sent", () => {
    const withImage: EditState = { ...sending, history: { ...history, texts: { ...typed("b"), logo: "<script/>" } } };
    const failure = { refused: "image", image: { kind: "logo", problems: [] } } as const;
    const { state, effects } = editStep(withImage, { type: "callFailed", failure }, now);
    expect([state.history.texts, state.refusedImage]).toEqual([typed("b"), failure.image]);
    expect(effects).toMatchObject([{ type: "change", history: { texts: typed("b") } }]);
    expect(editStep(state, edit("c"), now).state.refusedImage).toBeUndefined();
  });

  test("a state in which nothing has changed is the same object", () => {
    expect(editStep(synced, { type: "retryDue" }, now).state).toBe(synced);
    expect(editStep(synced, { type: "refreshWanted" }, now).state).toBe(synced);
    expect(editStep(sending, refreshed("x"), now).state).toBe(sending);
  });
});

test("a proposal that takes no edits is not asked every second", () => {
  const waits = (refused: string) =>
    editStep(sending, failed(refused), 0).effects.flatMap((effect) => (effect.type === "wait" ? [effect.ms] : []));
  expect([waits("no-answer"), waits("isMerging")]).toEqual([[1500], [15_000]]);
});
