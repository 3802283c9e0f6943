import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { browserDeps } from "./sessionDeps.ts";
import { setPageHidden } from "./setPageHidden.ts";
import { openTabChannel, type TabChannel } from "./tabChannel.ts";
import { readTabMessage } from "./tabMessage.ts";

const message = { type: "extended", from: "a", to: "b" } as const;
const disposers: (() => void)[] = [];

afterEach(() => {
  for (const end of disposers.splice(0)) end();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe("Tabs of one brand", () => {
  test("communicate through a BroadcastChannel, and a tab does not receive its own messages", async () => {
    const one = openTabChannel();
    const other = openTabChannel();
    const receivedByOne = vi.fn();
    disposers.push(one.listen(receivedByOne));
    const received = new Promise((resolve) => {
      disposers.push(other.listen(resolve));
    });
    one.send(message);
    expect(await received).toEqual(message);
    expect(receivedByOne).not.toHaveBeenCalled();
  });

  test("leave the channel while the browser keeps the page for the way back: a message would end the page", async () => {
    const kept = openTabChannel();
    const other = openTabChannel();
    const received = vi.fn();
    disposers.push(kept.listen(received), other.listen(vi.fn()));
    const closed = vi.spyOn(BroadcastChannel.prototype, "close");
    window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    expect(closed).toHaveBeenCalledTimes(2);
    expect(() => kept.send(message)).not.toThrow();
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    other.send(message);
    await vi.waitFor(() => expect(received).toHaveBeenCalledExactlyOnceWith(message));
    closed.mockRestore();
  });

  describe("without BroadcastChannel", () => {
    let tab: TabChannel;
    const received = vi.fn();
    beforeEach(() => {
      received.mockClear();
      vi.stubGlobal("BroadcastChannel", undefined);
      tab = openTabChannel();
      disposers.push(tab.listen(received));
    });
    const store = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent("storage", { key, newValue }));

    test("communicate through the storage, and leave no item in it", () => {
      const written = vi.spyOn(Storage.prototype, "setItem");
      tab.send(message);
      const [[key, value]] = written.mock.calls as [[string, string]];
      expect(window.localStorage.getItem(key)).toBeNull();
      store(key, value);
      expect(received).toHaveBeenCalledExactlyOnceWith(message);
    });

    test.each([
      ["kfp-session", null],
      ["kfp-session", "{"],
      ["kfp-session", '{"type":"expiry"}'],
      ["other", JSON.stringify(message)],
    ])("ignore %s = %s", (key, value) => {
      store(key, value);
      expect(received).not.toHaveBeenCalled();
    });
  });

  test("work alone when the browser refuses both", () => {
    vi.stubGlobal(
      "BroadcastChannel",
      class {
        constructor() {
          throw new DOMException("refused", "SecurityError");
        }
      },
    );
    const tab = openTabChannel();
    expect(() => tab.send(message)).not.toThrow();
  });

  test.each([
    null,
    "a",
    {},
    { type: "other" },
    { type: "toString" },
    { type: "loggedIn" },
    { type: "extended", from: 1 },
    { type: "expiry", sentAt: "1" },
    { type: "expiry", sentAt: 1, sessionId: 1 },
    { type: "expiry", sentAt: 1, expiresAt: "2" },
  ])("do not take %j for a message", (value) => {
    expect(readTabMessage(value)).toBeUndefined();
  });
});

describe("A hidden page", () => {
  test("is invisible, and shown again it gives the focus back to where it was", () => {
    const input = document.createElement("input");
    input.value = "halvskrevet";
    document.body.append(input);
    input.focus();
    setPageHidden(true);
    setPageHidden(true);
    expect(input).not.toBeVisible();
    input.blur();
    setPageHidden(false);
    expect(input).toBeVisible();
    expect(input).toHaveFocus();
    expect(input).toHaveValue("halvskrevet");
  });
});

describe("A browser's page", () => {
  test("is put away when the browser may keep it for the way back", () => {
    const putAway = vi.fn();
    const stop = browserDeps().onPutAway(putAway);
    window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: false }));
    expect(putAway).not.toHaveBeenCalled();
    window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    expect(putAway).toHaveBeenCalledOnce();
    stop();
  });

  test("wakes when it is visible again or comes out of the back/forward cache", () => {
    const wake = vi.fn();
    const stop = browserDeps().onWake(wake);
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    expect(wake.mock.calls).toEqual([[false], [true]]);
    stop();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(wake).toHaveBeenCalledTimes(2);
  });

  test("is left when there is a network, and not before (spec: session-40)", () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    disposers.push(() => onLine.mockRestore());
    browserDeps().leaveTo(`${window.location.href}#utlogget`);
    expect(window.location.hash).toBe("");
    window.dispatchEvent(new Event("online"));
    expect(window.location.hash).toBe("#utlogget");
  });
});
