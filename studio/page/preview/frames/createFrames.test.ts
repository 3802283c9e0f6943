import { describe, expect, test } from "vitest";
import type { ToPreview } from "#studio/document/BridgeMessage.ts";
import type { PreviewState } from "#studio/document/StudioDocument.ts";
import { createFrames } from "./createFrames.ts";

const origin = "http://0--fjord.studio.localhost:8010";
const look = { css: "", attributes: {} };
const previewOf = (page: string, since?: string): PreviewState => ({
  status: "current",
  page,
  look,
  hasDirectLogin: false,
  hasDark: false,
  environment: "Test",
  ...(since === undefined
    ? {}
    : { changed: { since, texts: [{ language: "nb", path: ["name"], before: since, after: page }] } }),
});
const place = { path: "/a/", top: 0, open: [] };

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
  const scrollTo = (key: number, top: number) =>
    frames.receive(windows.get(key), origin, { type: "place", place: { ...place, top } });
  const report = (key: number, from = origin) => frames.receive(windows.get(key), from, { type: "restored" });
  frames.enter({ scene: "a", addressOf: (at, path = "/a/") => at + path, steps: [], isWaiting: false });
  const first = load();
  report(first);
  const placesOf = (key: number) =>
    (sent.get(key) ?? []).flatMap((message) => (message.type === "restore" ? [message.start.place] : []));
  const coloursOf = (key: number) =>
    (sent.get(key) ?? []).flatMap((message) => (message.type === "colours" ? [message.colours] : []));
  const looksOf = (key: number) =>
    (sent.get(key) ?? []).flatMap((message) => (message.type === "look" ? message.look.css : []));
  const textsOf = (key: number) =>
    (sent.get(key) ?? []).flatMap((message) => (message.type === "texts" ? message.texts : []));
  const shownAsNew = (key: number) =>
    (sent.get(key) ?? []).flatMap((message) => (message.type === "show" ? [message.isNew] : []));
  const seen = (key: number, count: number) => frames.receive(windows.get(key), origin, { type: "seen", count });
  return {
    frames,
    load,
    begin,
    restored: report,
    first,
    shownAsNew,
    seen,
    windows,
    portTo,
    sent,
    textsOf,
    coloursOf,
    looksOf,
    placesOf,
    scrollTo,
  };
}

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

  test("a page that the server does not answer is asked for again, and the shown one stays", () => {
    const { frames, load, restored, first } = startFrames();
    frames.follow(previewOf("b"), origin);
    frames.loaded(frames.get().next?.key ?? 0);
    // The second page starts, then reloads itself and gets no answer.
    const second = load();
    frames.loaded(second);
    expect(frames.get().next?.key).toBe(second);
    frames.overdue(second);
    const third = load();
    expect(third).not.toBe(second);
    expect(frames.get().shown?.key).toBe(first);
    restored(third);
    expect(frames.get()).toMatchObject({ shown: { key: third, page: "b" }, next: undefined });
  });

  test("a page without the bridge is shown as it is", () => {
    const { frames } = startFrames();
    frames.enter({ scene: "c", addressOf: (at) => at, steps: [], isWaiting: false });
    const key = frames.get().next?.key ?? 0;
    frames.loaded(key);
    expect(frames.get()).toMatchObject({ shown: { key }, next: undefined });
  });

  test("a page that is asked for again is where the visitor is, and takes the place of one that waits", () => {
    const { frames, load, restored, placesOf, first } = startFrames();
    frames.reload();
    const waiting = frames.get().next?.key;
    frames.reload();
    const again = load();
    expect(again).not.toBe(waiting);
    expect(frames.get().shown?.key).toBe(first);
    expect(placesOf(again)).toEqual([place]);
    restored(again);
    expect(frames.get()).toMatchObject({ shown: { key: again }, next: undefined });
  });

  test("a page that was asked for returns to where the visitor has gone meanwhile", () => {
    const { frames, load, first, placesOf, scrollTo } = startFrames();
    frames.follow(previewOf("b", "a"), origin);
    scrollTo(first, 300);
    expect(placesOf(load())).toEqual([{ ...place, top: 300 }]);
  });

  test("colours are shown before the preview has them, and by a page that begins meanwhile; then its own look is", () => {
    const { frames, load, first, coloursOf, looksOf } = startFrames();
    const colours = { "--color-action": "#123456" };
    frames.follow(previewOf("a"), origin, colours);
    frames.follow(previewOf("b"), origin);
    expect(coloursOf(first)).toEqual([{}, colours]);
    expect(coloursOf(load())).toEqual([colours]);
    const newLook = { css: ":root{--color-action:#123457}", attributes: {} };
    frames.follow({ ...previewOf("b"), look: newLook }, origin, {});
    expect([looksOf(first), coloursOf(first)]).toEqual([
      ["", newLook.css],
      [{}, colours, {}],
    ]);
  });

  test("a page that is loaded again by itself has the colours, at its new port alone", () => {
    const { frames, begin, first, sent, coloursOf } = startFrames();
    const colours = { "--color-action": "#123456" };
    frames.follow(previewOf("a"), origin, colours);
    const before = sent.get(first);
    begin(first);
    expect(coloursOf(first)).toEqual([colours]);
    frames.follow(previewOf("a"), origin, {});
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
    frames.follow(previewOf("a"), origin, { "--color-action": "#123456" });
    expect(got).toEqual([]);
    expect(coloursOf(first)).toHaveLength(2);
  });

  test("a page whose difference is not known is only loaded", () => {
    const { frames, first, textsOf } = startFrames();
    frames.follow(previewOf("c", "b"), origin);
    expect(textsOf(first)).toEqual([]);
    expect(frames.get().next?.page).toBe("c");
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

describe("A chosen field is brought into view where it is seen", () => {
  const outlined = {
    field: "descriptor name",
    sources: [{ kind: "descriptor", path: ["name"], seenAs: "text", value: "Fjord" }] as const,
  };

  test("once: a key in it does not scroll again", () => {
    const { frames, first, seen, shownAsNew } = startFrames();
    frames.show(outlined);
    seen(first, 1);
    frames.show({ ...outlined });
    expect(shownAsNew(first)).toEqual([true, false]);
  });

  test("in the next page, when the shown one does not have it", () => {
    const { frames, load, restored, first, seen, shownAsNew } = startFrames();
    frames.show(outlined);
    seen(first, 0);
    frames.enter({ scene: "b", addressOf: (at, path = "/b/") => at + path, steps: [], isWaiting: false });
    const second = load();
    restored(second);
    expect(shownAsNew(second)).toEqual([true]);
  });
});
