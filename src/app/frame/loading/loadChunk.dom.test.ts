import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { loading } from "#app/loading.ts";
import { showReportsInConsole } from "#core/errorReporting/report.ts";
import { beginLeaving, endLeaving, leavingMs, noticeMs, watchLeaving } from "#core/page/leaving.ts";
import type { SafeStorage } from "#core/storage/safeStorage.ts";
import { startI18n } from "#core/i18n/i18n.ts";
import { portalTexts } from "#tests/support/portalTexts.ts";
import { fetchPart, loadChunk } from "./loadChunk.ts";

function memory(keeps = true): SafeStorage {
  const entries = new Map<string, string>();
  return {
    read: (key) => entries.get(key),
    write: (key, value) => keeps && entries.set(key, value) !== undefined,
    remove: (key) => void entries.delete(key),
  };
}

const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
/** What a promise has led to when a page that is being left would have told so, or "waiting". Clocks are fake here. */
async function settled(promise: Promise<unknown>): Promise<unknown> {
  let result: unknown = "waiting";
  void promise.then((value) => (result = value));
  await vi.advanceTimersByTimeAsync(noticeMs);
  return result;
}

beforeAll(() => showReportsInConsole(false));

test("a later part waits for its code and the texts; the first page waits for no text (spec: languages-3, languages-4)", async () => {
  const answer = Promise.withResolvers<Response>();
  const fetched = vi.fn(() => answer.promise);
  vi.stubGlobal("fetch", fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  const laterTexts = { url: "/assets/texts-nb-1a2b3c4d.json", integrity: "sha256-x" };
  startI18n({ inlineTexts: portalTexts, laterTexts, texts: {} }, "nb");
  await fetchPart(loading.OversiktPage);
  expect(fetched).not.toHaveBeenCalled();
  let isThere = false;
  const part = fetchPart(loading.BrokenUmbrellaIllustration).then(() => (isThere = true));
  await fetchPart(loading.OversiktPage);
  expect([fetched.mock.calls.length, isThere]).toEqual([1, false]);
  answer.resolve(Response.json({}));
  await part;
  expect(isThere).toBe(true);
});

describe("A chunk that is missing (spec: loading-5)", () => {
  const reload = vi.fn<() => void>();
  const always = { version: () => "v1", isOnline: () => true };
  let storage = memory();
  const load = (result: () => Promise<unknown>, deps = {}) =>
    loadChunk({ when: "firstPage", load: result }, { ...always, storage, reload, ...deps });

  beforeEach(() => {
    vi.useFakeTimers();
    reload.mockClear();
    endLeaving();
    storage = memory();
  });

  test("leads to a reload: the portal was probably deployed again", async () => {
    expect(await settled(load(missing))).toBe("waiting");
    expect(reload).toHaveBeenCalledOnce();
  });

  test("leads to one reload for a version of the page, however many are missing and whatever loads in between", async () => {
    await settled(load(missing));
    for (let part = 0; part < 3; part += 1) {
      endLeaving();
      expect(await load(() => Promise.resolve("page"))).toBe("page");
      expect(await settled(load(missing).catch(String))).toContain("dynamically imported");
    }
    expect(reload).toHaveBeenCalledOnce();
  });

  test("waits for the reload that another has led to", async () => {
    const both = [load(missing), load(missing)];
    expect(await Promise.all(both.map(settled))).toEqual(["waiting", "waiting"]);
    expect(reload).toHaveBeenCalledOnce();
  });

  test("leads to another reload after the next deployment", async () => {
    await settled(load(missing));
    endLeaving();
    await settled(load(missing, { version: () => "v2" }));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test("is an error without a network: a reload would lose the page", async () => {
    expect(await settled(load(missing, { isOnline: () => false }).catch(String))).toContain("dynamically imported");
    expect(reload).not.toHaveBeenCalled();
  });

  test("is an error in a browser that stores nothing", async () => {
    expect(await settled(load(missing, { storage: memory(false) }).catch(String))).toContain("dynamically imported");
    expect(reload).not.toHaveBeenCalled();
  });

  test("of which the browser tells before it tells that the page is left does not reload it (spec: loading-14)", async () => {
    watchLeaving();
    const failed = load(missing).catch(String);
    await vi.advanceTimersByTimeAsync(noticeMs / 2);
    window.dispatchEvent(new Event("beforeunload"));
    window.dispatchEvent(new Event("pageshow"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await failed).toContain("dynamically imported");
    expect(reload).not.toHaveBeenCalled();
  });

  describe.each([
    ["while the page is being left", () => void window.dispatchEvent(new Event("beforeunload"))],
    ["while the frame of the page is taken away", () => void window.dispatchEvent(new Event("pagehide"))],
    ["while the customer is being logged out", beginLeaving],
  ])("%s (spec: loading-14)", (_, begin) => {
    beforeAll(watchLeaving);
    beforeEach(begin);

    test("does not reload it: the customer would stay", async () => {
      const failed = load(missing).catch(String);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await failed).toContain("dynamically imported");
      expect(reload).not.toHaveBeenCalled();
    });

    test("is fetched once more where the page stays", async () => {
      const answers = [missing, () => Promise.resolve("page")];
      const loaded = load(async () => answers.shift()?.());
      await vi.advanceTimersByTimeAsync(60_000);
      expect(await loaded).toBe("page");
    });

    test("does so again when the page is shown again, out of the back/forward cache", async () => {
      window.dispatchEvent(new Event("pageshow"));
      await settled(load(missing));
      expect(reload).toHaveBeenCalledOnce();
    });

    test("does so again when the page has stayed", async () => {
      await vi.advanceTimersByTimeAsync(leavingMs);
      await settled(load(missing));
      expect(reload).toHaveBeenCalledOnce();
    });
  });
});
