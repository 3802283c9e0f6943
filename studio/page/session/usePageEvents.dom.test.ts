import { expect, test, vi } from "vitest";
import type { ChangedTexts } from "#studio/document/StudioDocument.ts";
import { openedDocument as first } from "#studio/test/support/openedDocument.ts";
import { renderHook } from "#studio/test/support/renderPage.tsx";
import { createEditSession } from "./createEditSession.ts";
import { usePageEvents } from "./usePageEvents.ts";

/** A server that counts how often each tab has read a document. */
function startServer() {
  let document = first;
  const openTab = (id = first.id) => {
    const open = vi.fn(async () => ({ ...document, id }));
    const api = {
      open,
      mark: open,
      check: async () => ({ revision: document.revision, findings: [] }),
      change: async (_: string, revision: number, next: ChangedTexts) =>
        (document = { ...document, revision: revision + 1, texts: { ...document.texts, ...next } }),
      rebase: open,
      save: open,
    };
    const session = createEditSession({ ...first, id }, [], { api, now: () => 0, later: () => undefined });
    renderHook(() => usePageEvents(session));
    return { session, open };
  };
  return { openTab };
}

test("a tab that is seen follows what another tab writes, and asks once", async () => {
  // What each tab asks every few seconds has tests of its own (useFollowing.dom.test.ts).
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { openTab } = startServer();
  const [one, two, other] = [openTab(), openTab(), openTab("dyp")];
  one.session.edit({ ...first.texts, descriptor: "ab" }, "typing");
  one.session.edit({ ...first.texts, descriptor: "abc" }, "typing");
  await vi.waitFor(() => expect(two.session.get().history.texts.descriptor).toBe("abc"));
  expect(two.open).toHaveBeenCalledTimes(1);
  expect(one.open).not.toHaveBeenCalled();
  expect(other.open).not.toHaveBeenCalled();
});

test("what is typed in two fields without a pause is undone field by field", () => {
  const { session } = startServer().openTab();
  const [one, two] = ["a", "b"].map(() => document.body.appendChild(document.createElement("input")));
  one?.focus();
  session.edit({ ...first.texts, descriptor: "a 1" }, "typing");
  session.edit({ ...first.texts, descriptor: "a 12" }, "typing");
  two?.focus();
  session.edit({ ...first.texts, descriptor: "a 12 3" }, "typing");
  session.undo();
  expect(session.get().history.texts.descriptor).toBe("a 12");
  session.undo();
  expect(session.get().history.texts.descriptor).toBe("a");
});
