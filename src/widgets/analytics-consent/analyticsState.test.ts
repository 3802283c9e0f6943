import { describe, expect, test } from "vitest";
import { type AnalyticsConsent, analyticsStep, type AnalyticsState, waitingLimit } from "./analyticsState.ts";

type State = AnalyticsState<string>;
const state = (consent: AnalyticsConsent, ...waiting: string[]): State => ({ consent, waiting });

describe("Analytics consent (spec: analytics-1, analytics-4)", () => {
  test.each([
    ["waits until the user answers", "UNANSWERED", ["/a", "/b"]],
    ["is there to be sent after the user has opted in", "OPTED_IN", ["/a", "/b"]],
  ] as const)("an event %s", (_, consent, expected) => {
    expect(analyticsStep(state(consent, "/a"), { type: "tracked", tracked: "/b" }).waiting).toEqual(expected);
  });

  test("after an opt-out new events are blocked", () => {
    const optedOut = state("OPTED_OUT");
    expect(analyticsStep(optedOut, { type: "tracked", tracked: "/b" })).toBe(optedOut);
  });

  const consents = ["UNANSWERED", "OPTED_IN", "OPTED_OUT"] as const;
  test.each(consents.flatMap((from) => consents.map((to) => [from, to] as const)))(
    "%s becomes %s: only opting out clears the queue",
    (from, to) => {
      const next = analyticsStep(state(from, "/a"), { type: "consentRead", consent: to });
      expect(next.consent).toBe(to);
      expect(next.waiting).toEqual(to === "OPTED_OUT" ? [] : ["/a"]);
    },
  );

  test("opting in after opting out works again, for what happens from then on", () => {
    let now = analyticsStep(state("UNANSWERED", "/a"), { type: "consentRead", consent: "OPTED_OUT" });
    now = analyticsStep(now, { type: "tracked", tracked: "/b" });
    now = analyticsStep(now, { type: "consentRead", consent: "OPTED_IN" });
    now = analyticsStep(now, { type: "tracked", tracked: "/c" });
    expect(now.waiting).toEqual(["/c"]);
  });

  test("sent events no longer wait", () => {
    expect(analyticsStep(state("OPTED_IN", "/a"), { type: "sent" }).waiting).toEqual([]);
  });

  test("100 events wait; of one more the oldest is dropped", () => {
    let now = state("UNANSWERED");
    for (let n = 1; n <= waitingLimit; n += 1) now = analyticsStep(now, { type: "tracked", tracked: `/${n}` });
    expect(now.waiting).toHaveLength(100);
    expect(now.waiting[0]).toBe("/1");
    now = analyticsStep(now, { type: "tracked", tracked: "/101" });
    expect(now.waiting).toHaveLength(100);
    expect(now.waiting[0]).toBe("/2");
    expect(now.waiting.at(-1)).toBe("/101");
  });
});
