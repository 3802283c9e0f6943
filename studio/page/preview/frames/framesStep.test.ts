import { describe, expect, test } from "vitest";
import type { FromPreview } from "#studio/document/BridgeMessage.ts";
import { look, origin, place, previewOf, visit } from "#studio/test/support/previewedPages.ts";
import { type Frame, type FramesEffect, type FramesEvent, type FramesState, noFrames } from "./framesState.ts";
import { framesStep } from "./framesStep.ts";

const source = { kind: "descriptor", path: ["name"], seenAs: "text", value: "Fjord" } as const;
const outlined = { field: "name", sources: [source] };

/** A page that is asked for again returns to its place. */
const frame = (key: number, page: string): Frame => ({ key, origin, address: `${origin}/a/`, page, place });
const newVisit = (key: number, page: string): Frame => ({ ...frame(key, page), place: undefined });

/** Nothing is shown yet. */
const empty: FramesState = {
  ...noFrames(origin, previewOf("a")),
  visit,
};
/** The first page of a visit loads. */
const first: FramesState = { ...empty, lastKey: 1, frames: { shown: undefined, next: newVisit(1, "a") } };
/** Page a is shown. */
const shown: FramesState = { ...empty, lastKey: 1, frames: { shown: frame(1, "a"), next: undefined }, place };
/** The document has changed to b, whose page loads behind a. */
const loading: FramesState = {
  ...shown,
  page: "b",
  lastKey: 2,
  frames: { shown: frame(1, "a"), next: frame(2, "b") },
  changes: [{ since: "a", isWhole: false, texts: [{ language: "nb", path: ["name"], before: "a", after: "b" }] }],
};
/** It has changed to c since. */
const behind: FramesState = {
  ...loading,
  page: "c",
  changes: [
    ...loading.changes,
    { since: "b", isWhole: false, texts: [{ language: "nb", path: ["name"], before: "b", after: "c" }] },
  ],
};
/** The visitor has gone to another page of the portal, which is loaded as a new visit. */
const visiting: FramesState = { ...loading, frames: { shown: frame(1, "a"), next: newVisit(2, "b") } };

const from = (key: number, message: FromPreview): FramesEvent => ({ type: "received", key, message });
const changedTo = (page: string, since?: string, colours?: Record<string, string>): FramesEvent => ({
  type: "documentChanged",
  preview: previewOf(page, since),
  origin,
  colours,
  texts: [],
});
/** A text has changed, and nothing else. */
const wordsTo = (page: string, since: string): FramesEvent => ({
  type: "documentChanged",
  preview: previewOf(page, since, true),
  origin,
  colours: undefined,
  texts: [],
});
/** A text is edited, and the server has not answered. */
const editedTo = (after: string): FramesEvent => ({
  type: "documentChanged",
  preview: previewOf("b"),
  origin,
  colours: undefined,
  texts: [{ path: ["name"], before: "b", after }],
});
/** Page b is loading, and a text alone has changed since. */
const reworded: FramesState = {
  ...behind,
  changes: behind.changes.map((each) => ({ ...each, isWhole: each.since === "b" })),
};
const nameOf = (effect: FramesEffect): string =>
  effect.type === "post" ? `${effect.message.type} to ${effect.key}` : `drop ${effect.key}`;

type Row = readonly [
  title: string,
  before: FramesState,
  event: FramesEvent,
  frames: readonly [shown: number | undefined, next: number | undefined],
  effects: readonly string[],
];

const greeting = (key: number) => ["look", "colours", "emulate", "restore", "pick"].map((each) => `${each} to ${key}`);

describe("The frames of a window: what each event leads to", () => {
  test.each<Row>([
    ["a visit begins", empty, { type: "entered", visit: empty.visit }, [undefined, 1], []],
    ["another visit begins while a page loads", loading, { type: "entered", visit: empty.visit }, [1, 3], ["drop 2"]],

    [
      "the visitor has gone to another page in the portal: it stays",
      { ...shown, place: { ...place, path: "/b?sprak=nn" } },
      { type: "entered", visit: { ...empty.visit, path: "/b/" } },
      [1, undefined],
      [],
    ],
    [
      "the page of before is chosen again",
      { ...shown, place: { ...place, path: "/b" }, visit: { ...empty.visit, path: "/b/" } },
      { type: "entered", visit: empty.visit },
      [1, 2],
      [],
    ],

    ["the document is as it was", shown, changedTo("a"), [1, undefined], []],
    [
      "a colour has changed",
      loading,
      changedTo("b", undefined, { "--color-action": "#123456" }),
      [1, 2],
      ["colours to 1", "colours to 2"],
    ],
    [
      "the look has changed",
      shown,
      { ...changedTo("a"), preview: { ...previewOf("a"), look: { ...look, css: ":root{}" } } } as FramesEvent,
      [1, undefined],
      ["look to 1"],
    ],
    [
      "an answer with the same look: the page calculates no styles",
      shown,
      { ...changedTo("a"), preview: { ...previewOf("a"), look: { ...look } } } as FramesEvent,
      [1, undefined],
      [],
    ],
    [
      "a text has changed: the shown page exchanges it, and the next one loads",
      shown,
      changedTo("b", "a"),
      [1, 2],
      ["texts to 1"],
    ],
    ["something else has changed: the next page loads", shown, changedTo("b"), [1, 2], []],
    ["a change while a page loads waits for it", loading, changedTo("c", "b"), [1, 2], ["texts to 1"]],
    ["a text alone has changed: the shown page has it", shown, wordsTo("b", "a"), [1, undefined], ["texts to 1"]],
    [
      "a text is edited: the pages have it before the server has answered",
      loading,
      editedTo("c"),
      [1, 2],
      ["texts to 1", "texts to 2"],
    ],
    [
      "a page has loaded, and a text alone has changed since: with it, it is the newest",
      reworded,
      from(2, { type: "restored" }),
      [2, undefined],
      ["texts to 2", "drop 1"],
    ],
    ["a change before a page is shown waits for it", first, changedTo("b"), [undefined, 1], []],
    [
      "a document that cannot be shown",
      shown,
      { ...changedTo("b"), preview: { ...previewOf("b"), status: "none" } } as FramesEvent,
      [1, undefined],
      [],
    ],

    ["the page that loads is told how it has to look", loading, from(2, { type: "loaded" }), [1, 2], greeting(2)],
    [
      "the shown page has loaded itself again",
      shown,
      from(1, { type: "loaded" }),
      [1, undefined],
      greeting(1).filter((each) => !each.startsWith("restore")),
    ],
    ["a page that is gone", loading, from(7, { type: "loaded" }), [1, 2], []],
    ["the page that loads looks as the shown one", loading, from(2, { type: "restored" }), [2, undefined], ["drop 1"]],
    [
      "the document has changed since: it catches up, and the next one loads",
      behind,
      from(2, { type: "restored" }),
      [2, 3],
      ["texts to 2", "drop 1"],
    ],
    ["the shown page says so too", shown, from(1, { type: "restored" }), [1, undefined], []],
    [
      "it shows what is outlined",
      { ...loading, outlined },
      from(2, { type: "restored" }),
      [2, undefined],
      ["drop 1", "show to 2"],
    ],

    ["the first page has no bridge: it is shown as it is", first, { type: "loadFailed", key: 1 }, [1, undefined], []],
    ["a page is not answered: it is asked for again", loading, { type: "loadFailed", key: 2 }, [1, 3], ["drop 2"]],
    ["a page that was shown in time", shown, { type: "loadFailed", key: 1 }, [1, undefined], []],

    [
      "the server could not make the page: the shown one stays",
      loading,
      from(2, { type: "failed" }),
      [1, undefined],
      ["drop 2"],
    ],
    ["the first page could not be made", first, from(1, { type: "failed" }), [undefined, undefined], ["drop 1"]],
    [
      "the document has changed since the first page failed: it is asked for again",
      { ...first, frames: { shown: undefined, next: undefined, hasFailed: true } },
      changedTo("b"),
      [undefined, 2],
      [],
    ],

    ["picking", loading, { type: "pickingSet", sources: [] }, [1, 2], ["pick to 1", "pick to 2"]],
    [
      "with large text",
      shown,
      { type: "emulated", emulation: { ...empty.emulation, textSizePercent: 200 } },
      [1, undefined],
      ["emulate to 1"],
    ],
    ["outlining", shown, { type: "outlined", outlined }, [1, undefined], ["show to 1"]],
  ])("%s", (_, before, event, [shownKey, nextKey], effects) => {
    const next = framesStep(before, event);
    expect([next.state.frames.shown?.key, next.state.frames.next?.key]).toEqual([shownKey, nextKey]);
    expect(next.effects.map(nameOf)).toEqual(effects);
  });

  test.each<readonly [string, FramesState, number, boolean]>([
    ["the shown page", shown, 1, true],
    ["the shown page, while the next one loads", loading, 1, true],
    ["a page that loads at the same place", loading, 2, false],
    ["the first page of a visit", first, 1, true],
    ["the first page of another visit", visiting, 2, true],
    ["the page that it leaves", visiting, 1, false],
  ])("where the visitor is says %s (row %#)", (_, before, key, isTaken) => {
    const there = { ...place, top: 300 };
    expect(framesStep(before, from(key, { type: "place", place: there })).state.place).toBe(
      isTaken ? there : before.place,
    );
  });

  test("on another day a visit goes on where the visitor is, behind the shown page", () => {
    const visit = { ...empty.visit, addressOf: (at: string, path = "/b/") => `${at}${path}?dag` };
    const onAnotherDay = framesStep(shown, { type: "entered", visit }).state;
    expect(onAnotherDay.frames.next).toMatchObject({ address: `${origin}/a/?dag`, place });
    expect(onAnotherDay.frames.shown).toBe(shown.frames.shown);
    const elsewhere = framesStep(shown, { type: "entered", visit: { ...visit, visitor: "b" } }).state;
    expect(elsewhere.frames.next).toMatchObject({ address: `${origin}/b/?dag`, place: undefined });
  });

  test("a field is new to a page until the shown page has it", () => {
    const isNew = (state: FramesState) =>
      framesStep(state, { type: "outlined", outlined }).effects.map(
        (effect) => effect.type === "post" && effect.message.type === "show" && effect.message.isNew,
      );
    const chosen = framesStep(shown, { type: "outlined", outlined }).state;
    expect(isNew(chosen)).toEqual([true]);
    expect(isNew(framesStep(chosen, from(1, { type: "seen", count: 0 })).state)).toEqual([true]);
    expect(isNew(framesStep(chosen, from(1, { type: "seen", count: 2 })).state)).toEqual([false]);
  });

  test("the shown page is scrolled while another one loads: that one is scrolled too before it takes its place", () => {
    const loaded = framesStep(loading, from(2, { type: "loaded" })).state;
    const there = { ...place, top: 900 };
    const scrolled = framesStep(loaded, from(1, { type: "place", place: there })).state;
    const again = framesStep(scrolled, from(2, { type: "restored" }));
    expect(again.state.frames).toMatchObject({ shown: { key: 1 }, next: { key: 2 } });
    expect(again.effects).toEqual([
      { type: "post", key: 2, message: { type: "restore", start: { steps: [], isWaiting: false, place: there } } },
    ]);
    const { frames } = framesStep(again.state, from(2, { type: "restored" })).state;
    expect(frames).toMatchObject({ shown: { key: 2 }, next: undefined });
  });

  test("what has changed is kept for a page that loads, and for no other", () => {
    expect(framesStep(shown, wordsTo("b", "a")).state.changes).toEqual([]);
    expect(framesStep(loading, wordsTo("c", "b")).state.changes.map(({ since }) => since)).toEqual(["a", "b"]);
  });

  test("a state in which nothing has changed is the same object", () => {
    expect(framesStep(shown, changedTo("a")).state).toBe(shown);
    expect(framesStep(loading, from(7, { type: "restored" })).state).toBe(loading);
  });
});
