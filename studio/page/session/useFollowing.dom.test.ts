import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { companyPlaceName } from "#studio/document/company/CompanyPlace.ts";
import { openedDocument as first } from "#studio/test/support/openedDocument.ts";
import { renderHook } from "#studio/test/support/renderPage.tsx";
import { createEditSession } from "./createEditSession.ts";
import { useFollowing } from "./useFollowing.ts";

/** What the server has, which a colleague changes. */
let stored = first;
let asked: number;
let opened: number;
let checked: number;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "clearInterval", "setInterval"] });
  [stored, asked, opened, checked] = [first, 0, 0, 0];
});
afterEach(() => {
  vi.useRealTimers();
  document.querySelector("meta")?.remove();
});

const atCompany = (proposal?: number) => {
  const meta = document.createElement("meta");
  meta.name = companyPlaceName;
  meta.content = JSON.stringify({ home: "https://studio.example", proposal, help: "Inger" });
  document.head.append(meta);
};

function startPage() {
  const open = () => {
    opened += 1;
    return Promise.resolve(stored);
  };
  const mark = () => {
    asked += 1;
    return Promise.resolve(stored);
  };
  const check = () => {
    checked += 1;
    return Promise.resolve({ revision: stored.revision, findings: [] });
  };
  const api = { open, mark, check, change: open, rebase: open, save: open };
  const session = createEditSession(first, [], { api, now: Date.now, later: (task) => task() });
  renderHook(() => useFollowing(session));
  return session;
}

test("what a colleague has written is shown, with their name; without a change nothing is checked again", async () => {
  atCompany(12);
  const session = startPage();
  await vi.advanceTimersByTimeAsync(30_000);
  expect([asked, checked]).toEqual([2, 0]);
  stored = { ...first, revision: 2, texts: { ...first.texts, descriptor: "ab" }, changedBy: "Ola Hansen" };
  await vi.advanceTimersByTimeAsync(15_000);
  const { document: shown, history } = session.get();
  expect([shown.changedBy, history.texts.descriptor, checked]).toEqual(["Ola Hansen", "ab", 1]);
});

test("what another program has written is shown in the studio of one person within seconds", async () => {
  const session = startPage();
  await vi.advanceTimersByTimeAsync(6000);
  expect([asked, checked]).toEqual([2, 0]);
  const texts = { ...first.texts, descriptor: "ab" };
  stored = { ...first, revision: 2, texts, saved: texts, files: "2" };
  await vi.advanceTimersByTimeAsync(3000);
  expect([session.get().history.texts.descriptor, checked]).toEqual(["ab", 1]);
});

test("beside edits that are not saved, a change of the files is said once", async () => {
  const session = startPage();
  stored = { ...first, files: "2", changedOnDisk: { ...first.texts, descriptor: "ab" } };
  await vi.advanceTimersByTimeAsync(9000);
  expect(session.get().document.changedOnDisk?.descriptor).toBe("ab");
  expect(opened).toBe(1);
});

test("at home in the studio of a company nobody is asked: brands are only read there", async () => {
  atCompany();
  startPage();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(0);
});

test("a page that nobody sees asks nothing, until it is seen again", async () => {
  atCompany(12);
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  startPage();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(0);
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(asked).toBe(1);
  visibility.mockRestore();
});

test("when nobody does anything for five minutes it asks no more, so that the session can end; a key begins it again", async () => {
  atCompany(12);
  startPage();
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  const before = asked;
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(asked).toBe(before);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toBe(before + 1);
});
