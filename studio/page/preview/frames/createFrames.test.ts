import { describe, expect, test } from "vitest";
import type { ToPreview } from "#studio/document/BridgeMessage.ts";
import type { PreviewState } from "#studio/document/StudioDocument.ts";
import { createFrames } from "./createFrames.ts";

const origin = "http://fjord.studio.localhost:8010";
const look = { css: "", attributes: {} };
const previewOf = (page: string, since?: string): PreviewState => ({
  status: "current",
  page,
  look,
  hasDirectLogin: false,
  environment: "Test",
  ...(since === undefined ? {} : { changed: { since, texts: [{ before: since, after: page }] } }),
});
const place = { path: "/a/", top: 0, open: [] };

/** A preview that shows page a. Each window keeps what it was sent. */
function startFrames() {
  const frames = createFrames(origin, previewOf("a"));
  const sent = new Map<number, ToPreview[]>();
  const windows = new Map<number, { readonly postMessage: (message: ToPreview) => void }>();
  const load = (): number => {
    const key = frames.get().next?.key ?? 0;
    const own: ToPreview[] = [];
    const opened = { postMessage: (message: ToPreview) => void own.push(message) };
    sent.set(key, own);
    windows.set(key, opened);
    frames.connect(key, opened as unknown as Window);
    frames.receive(opened, origin, { type: "loaded" });
    frames.receive(opened, origin, { type: "place", place });
    return key;
  };
  const scrollTo = (key: number, top: number) =>
    frames.receive(windows.get(key), origin, { type: "place", place: { ...place, top } });
  const tell = (key: number, from = origin) => frames.receive(windows.get(key), from, { type: "restored" });
  frames.enter({ addressOf: (at, path = "/a/") => at + path, steps: [], isWaiting: false });
  const first = load();
  tell(first);
  const placesOf = (key: number) =>
    (sent.get(key) ?? []).flatMap((message) => (message.type === "restore" ? [message.start.place] : []));
  const coloursOf = (key: number) =>
    (sent.get(key) ?? []).flatMap((message) => (message.type === "look" ? message.look.css : []));
  const textsOf = (key: number) =>
    (sent.get(key) ?? []).flatMap((message) => (message.type === "texts" ? message.texts : []));
  return { frames, load, restored: tell, first, textsOf, coloursOf, placesOf, scrollTo };
}

describe("The preview follows each edit (spec: studio-42)", () => {
  test("the shown page exchanges the text at once; the page that was loading catches up before it is shown", () => {
    const { frames, load, restored, first, textsOf } = startFrames();
    frames.follow(previewOf("b", "a"), origin);
    expect(textsOf(first)).toEqual([{ before: "a", after: "b" }]);
    const second = load();
    frames.follow(previewOf("c", "b"), origin);
    expect(textsOf(first)).toHaveLength(2);
    restored(second);
    expect(frames.get().shown?.key).toBe(second);
    expect(textsOf(second)).toEqual([{ before: "b", after: "c" }]);
    const third = load();
    restored(third);
    expect([frames.get().shown?.page, frames.get().next, textsOf(third)]).toEqual(["c", undefined, []]);
  });

  test("a page that was asked for returns to where the visitor has gone meanwhile (spec: studio-43)", () => {
    const { frames, load, first, placesOf, scrollTo } = startFrames();
    frames.follow(previewOf("b", "a"), origin);
    scrollTo(first, 300);
    expect(placesOf(load())).toEqual([{ ...place, top: 300 }]);
  });

  test("colours are shown before the preview has them, and by a page that begins meanwhile; then its own look is (spec: studio-43)", () => {
    const { frames, load, first, coloursOf } = startFrames();
    const colours = ":root{--color-action:#123456}";
    frames.follow(previewOf("a"), origin, colours);
    frames.follow(previewOf("b"), origin);
    expect(coloursOf(first)).toEqual(["", colours]);
    expect(coloursOf(load())).toEqual([colours]);
    const newLook = { css: ":root{--color-action:#123457}", attributes: {} };
    frames.follow({ ...previewOf("b"), look: newLook }, origin, "");
    expect(coloursOf(first)).toEqual(["", colours, newLook.css]);
  });

  test("a page whose difference is not known is only loaded", () => {
    const { frames, first, textsOf } = startFrames();
    frames.follow(previewOf("c", "b"), origin);
    expect(textsOf(first)).toEqual([]);
    expect(frames.get().next?.page).toBe("c");
  });
});

describe("Another environment has another origin (spec: studio-22)", () => {
  test("the page is loaded there, at the same place; a window of another origin is not heard", () => {
    const { frames, load, restored } = startFrames();
    const there = "http://qa.fjord.studio.localhost:8010";
    frames.follow({ ...previewOf("a"), environment: "QA" }, there);
    expect(frames.get().next).toMatchObject({ origin: there, address: `${there}/a/`, place });
    const second = load();
    restored(second);
    expect(frames.get().shown?.key).not.toBe(second);
    restored(second, there);
    expect(frames.get().shown?.key).toBe(second);
  });
});
