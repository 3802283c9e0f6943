import { describe, expect, test } from "vitest";
import type { ToPreview } from "#studio/document/BridgeMessage.ts";
import { origin, place, previewOf, visit } from "#studio/test/support/previewedPages.ts";
import { createFrames } from "./createFrames.ts";

/** A preview that shows page a. The port of each page keeps what it was sent. */
function startFrames() {
  const frames = createFrames(origin, previewOf("a"));
  const sent = new Map<number, ToPreview[]>();
  const windows = new Map<number, Window>();
  const portTo = (messages: ToPreview[]) => ({ postMessage: (message: ToPreview) => void messages.push(message) });
  const load = (): number => {
    const key = frames.get().next?.key ?? 0;
    const opened = {} as Window;
    windows.set(key, opened);
    frames.connect(key, opened);
    begin(key);
    return key;
  };
  /** The page of a window begins, or begins again. */
  const begin = (key: number): void => {
    const own: ToPreview[] = [];
    sent.set(key, own);
    frames.receive(windows.get(key), origin, { type: "loaded" }, portTo(own));
    frames.receive(windows.get(key), origin, { type: "place", place });
  };
  const report = (key: number, from = origin) => frames.receive(windows.get(key), from, { type: "restored" });
  frames.enter(visit);
  const first = load();
  report(first);
  const coloursOf = (key: number) =>
    (sent.get(key) ?? []).flatMap((message) => (message.type === "colours" ? [message.colours] : []));
  const textsOf = (key: number) =>
    (sent.get(key) ?? []).flatMap((message) => (message.type === "texts" ? message.texts : []));
  return {
    frames,
    load,
    begin,
    restored: report,
    first,
    windows,
    portTo,
    sent,
    textsOf,
    coloursOf,
  };
}

// What each event leads to is in framesStep.test.ts.
describe("The preview follows each edit", () => {
  test("the shown page exchanges the text at once; the page that was loading catches up before it is shown", () => {
    const { frames, load, restored, first, textsOf } = startFrames();
    frames.follow(previewOf("b", "a"), origin);
    expect(textsOf(first)).toEqual([{ language: "nb", path: ["name"], before: "a", after: "b" }]);
    const second = load();
    frames.follow(previewOf("c", "b"), origin);
    expect(textsOf(first)).toHaveLength(2);
    restored(second);
    expect(frames.get().shown?.key).toBe(second);
    expect(textsOf(second)).toEqual([{ language: "nb", path: ["name"], before: "b", after: "c" }]);
    const third = load();
    restored(third);
    expect([frames.get().shown?.page, frames.get().next, textsOf(third)]).toEqual(["c", undefined, []]);
  });

  test("texts alone need no other page: the shown one is the newest, and the next change goes on from there", () => {
    const { frames, first, textsOf } = startFrames();
    frames.follow(previewOf("b", "a", true), origin);
    frames.follow(previewOf("c", "b", true), origin);
    expect(frames.get()).toMatchObject({ shown: { key: first, page: "c" }, next: undefined });
    expect(textsOf(first).map(({ after }) => after)).toEqual(["b", "c"]);
    frames.follow(previewOf("d", "c"), origin);
    expect(frames.get().next?.page).toBe("d");
  });

  test("a page without the bridge is shown as it is", () => {
    const { frames } = startFrames();
    frames.enter({ path: "/c/", visitor: "c", addressOf: (at) => at, steps: [], isWaiting: false });
    const key = frames.get().next?.key ?? 0;
    frames.loaded(key);
    expect(frames.get()).toMatchObject({ shown: { key }, next: undefined });
  });

  test("a page that is loaded again by itself has the colours, at its new port alone", () => {
    const { frames, begin, first, sent, coloursOf } = startFrames();
    const colours = { "--color-action": "#123456" };
    frames.follow(previewOf("a"), origin, { colours });
    const before = sent.get(first);
    begin(first);
    expect(coloursOf(first)).toEqual([colours]);
    frames.follow(previewOf("a"), origin, { colours: {} });
    expect(coloursOf(first)).toEqual([colours, {}]);
    expect(before?.at(-1)).toEqual({ type: "colours", colours });
  });

  test.each([
    ["another window", () => ({}) as Window, origin],
    ["another page in the same window", (own: Window | undefined) => own, "http://elsewhere.localhost:8010"],
  ])("the port of %s gets nothing", (_, sender, from) => {
    const { frames, first, windows, portTo, coloursOf } = startFrames();
    const got: ToPreview[] = [];
    expect(frames.receive(sender(windows.get(first)), from, { type: "loaded" }, portTo(got))).toBe(false);
    frames.follow(previewOf("a"), origin, { colours: { "--color-action": "#123456" } });
    expect(got).toEqual([]);
    expect(coloursOf(first)).toHaveLength(2);
  });
});

describe("Another environment has another origin", () => {
  test("the page is loaded there, at the same place; messages of a window of another origin are ignored", () => {
    const { frames, load, restored } = startFrames();
    const there = "http://1--qa--fjord.studio.localhost:8010";
    frames.follow({ ...previewOf("a"), environment: "QA" }, there);
    expect(frames.get().next).toMatchObject({ origin: there, address: `${there}/a/`, place });
    const second = load();
    restored(second);
    expect(frames.get().shown?.key).not.toBe(second);
    restored(second, there);
    expect(frames.get().shown?.key).toBe(second);
  });
});
