import { afterEach, describe, expect, test, vi } from "vitest";
import { settle } from "#tests/support/session/fakeBrowser.ts";
import type { AnalyticsConsent } from "./analyticsState.ts";
import { createAnalytics } from "./createAnalytics.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Library {
  /** Whether each of its functions throws. */
  readonly isBroken?: boolean;
}

/** Analytics with a library that comes when the test says so. */
function startAnalytics(first: AnalyticsConsent = "UNANSWERED", { isBroken = false }: Library = {}) {
  let consent = first;
  const sent: string[] = [];
  const happened: string[] = [];
  const reports: unknown[] = [];
  const act = (list: string[], what: string) => {
    if (isBroken) throw new Error("no access");
    list.push(what);
  };
  let loads: { resolve: () => void; reject: () => void }[] = [];
  const analytics = createAnalytics<string>({
    readConsent: () => consent,
    clearStorage: () => happened.push("cleared"),
    onError: (error) => reports.push(error),
    loadTransport: () => {
      happened.push("loading");
      return new Promise((resolve, reject) => {
        loads.push({
          resolve: () => resolve({ send: (side) => act(sent, side), stop: () => act(happened, "stopped") }),
          reject: () => reject(new Error("Failed to fetch")),
        });
      });
    },
  });
  const answer = async (how: "resolve" | "reject") => {
    const waiting = loads;
    loads = [];
    for (const load of waiting) load[how]();
    await settle();
  };
  return {
    sent,
    happened,
    reports,
    track: analytics.track,
    choose: (next: AnalyticsConsent) => {
      consent = next;
      analytics.refresh();
    },
    end: analytics.end,
    libraryComes: () => answer("resolve"),
    libraryFails: () => answer("reject"),
  };
}

describe("Events are sent only after opt-in (spec: analytics-2, analytics-19)", () => {
  test.each(["UNANSWERED", "OPTED_OUT"] as const)("%s: the library is not even fetched", async (consent) => {
    const { track, happened, sent } = startAnalytics(consent);
    track("/a");
    await settle();
    expect(happened).not.toContain("loading");
    expect(sent).toEqual([]);
  });

  test("what waited is sent in order when the user opts in, and what follows at once", async () => {
    const { track, choose, libraryComes, sent } = startAnalytics();
    track("/a");
    track("/b");
    choose("OPTED_IN");
    track("/c");
    expect(sent).toEqual([]);
    await libraryComes();
    expect(sent).toEqual(["/a", "/b", "/c"]);
    track("/d");
    expect(sent).toEqual(["/a", "/b", "/c", "/d"]);
  });

  test("after an opt-in of an earlier visit the library is fetched once, with the first event", async () => {
    const { track, happened, libraryComes, sent } = startAnalytics("OPTED_IN");
    expect(happened).toEqual([]);
    track("/a");
    track("/b");
    await libraryComes();
    expect(happened).toEqual(["loading"]);
    expect(sent).toEqual(["/a", "/b"]);
  });

  test("opting out clears the queue and blocks new events", async () => {
    const { track, choose, libraryComes, sent } = startAnalytics();
    track("/a");
    choose("OPTED_OUT");
    track("/b");
    choose("OPTED_IN");
    track("/c");
    await libraryComes();
    expect(sent).toEqual(["/c"]);
  });

  test("opting out while the library is on its way: nothing is sent when it comes", async () => {
    const { track, choose, libraryComes, sent } = startAnalytics("OPTED_IN");
    track("/a");
    choose("OPTED_OUT");
    await libraryComes();
    expect(sent).toEqual([]);
  });

  test("consent withdrawn: it stops at once, and cookies and storage are removed (spec: consent-13)", async () => {
    const { track, choose, libraryComes, happened, sent } = startAnalytics("OPTED_IN");
    track("/a");
    await libraryComes();
    choose("OPTED_OUT");
    track("/b");
    expect(happened).toEqual(["loading", "stopped", "cleared"]);
    expect(sent).toEqual(["/a"]);
  });

  test("a consent that has run out is none: events wait again", async () => {
    const { track, choose, libraryComes, happened, sent } = startAnalytics("OPTED_IN");
    track("/a");
    await libraryComes();
    choose("UNANSWERED");
    track("/b");
    expect(happened).toContain("stopped");
    expect(sent).toEqual(["/a"]);
    choose("OPTED_IN");
    expect(sent).toEqual(["/a", "/b"]);
  });

  test("ended while the library is on its way, it sends nothing when it comes: what waited is given back (StrictMode)", async () => {
    const { track, end, libraryComes, sent } = startAnalytics("OPTED_IN");
    track("/a");
    expect(end()).toEqual(["/a"]);
    await libraryComes();
    expect(sent).toEqual([]);
  });

  test("an opt-out of an earlier visit removes what was stored before it", () => {
    expect(startAnalytics("OPTED_OUT").happened).toEqual(["cleared"]);
  });
});

describe("A library that fails", () => {
  test("when it is fetched without a network is reported once and fetched again with the next event; no event is lost", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const { track, libraryFails, libraryComes, happened, reports, sent } = startAnalytics("OPTED_IN");
    track("/a");
    await libraryFails();
    expect(happened).toEqual(["loading"]);
    track("/b");
    await libraryFails();
    track("/c");
    await libraryComes();
    expect(sent).toEqual(["/a", "/b", "/c"]);
    expect(reports).toHaveLength(1);
  });

  test("because a filter blocks it is not fetched again with each event, but after the next opt-in; no event is lost", async () => {
    vi.stubGlobal("navigator", { onLine: true });
    const { track, choose, libraryFails, libraryComes, happened, reports, sent } = startAnalytics("OPTED_IN");
    track("/a");
    await libraryFails();
    track("/b");
    track("/c");
    expect(happened).toEqual(["loading"]);
    expect(reports).toHaveLength(1);
    choose("UNANSWERED");
    choose("OPTED_IN");
    expect(happened.filter((each) => each === "loading")).toHaveLength(2);
    await libraryComes();
    expect(sent).toEqual(["/a", "/b", "/c"]);
  });

  test("when it is called does not break its callers, and is reported once; an opt-out still removes what it has stored", async () => {
    const { track, choose, libraryComes, happened, reports } = startAnalytics("OPTED_IN", { isBroken: true });
    track("/a");
    await libraryComes();
    expect(() => track("/b")).not.toThrow();
    expect(() => choose("OPTED_OUT")).not.toThrow();
    expect(happened).toEqual(["loading", "cleared"]);
    expect(reports).toHaveLength(1);
  });
});
