import { describe, expect, test } from "vitest";
import {
  type AnalyticsConsent,
  analyticsStep,
  type AnalyticsState,
  type TrackedEvent,
  waitingLimit,
} from "./analyticsState.ts";

const event = (side: string): TrackedEvent => ({ event: { kind: "pageLoad" }, time: 0, side });
const state = (consent: AnalyticsConsent, ...sides: string[]): AnalyticsState => ({
  consent,
  waiting: sides.map(event),
});
const sides = ({ waiting }: AnalyticsState) => waiting.map(({ side }) => side);

describe("Analytics consent (spec: analytics-1, analytics-4)", () => {
  test.each([
    ["waits until the user answers", "UNANSWERED", ["/a", "/b"]],
    ["is there to be sent after the user has opted in", "OPTED_IN", ["/a", "/b"]],
  ] as const)("an event %s", (_, consent, expected) => {
    expect(sides(analyticsStep(state(consent, "/a"), { type: "tracked", tracked: event("/b") }))).toEqual(expected);
  });

  test("after an opt-out new events are blocked", () => {
    const optedOut = state("OPTED_OUT");
    expect(analyticsStep(optedOut, { type: "tracked", tracked: event("/b") })).toBe(optedOut);
  });

  const consents = ["UNANSWERED", "OPTED_IN", "OPTED_OUT"] as const;
  test.each(consents.flatMap((from) => consents.map((to) => [from, to] as const)))(
    "%s becomes %s: only opting out clears the queue",
    (from, to) => {
      const next = analyticsStep(state(from, "/a"), { type: "consentRead", consent: to });
      expect(next.consent).toBe(to);
      expect(sides(next)).toEqual(to === "OPTED_OUT" ? [] : ["/a"]);
    },
  );

  test("opting in after opting out works again, for what happens from then on", () => {
    let now = analyticsStep(state("UNANSWERED", "/a"), { type: "consentRead", consent: "OPTED_OUT" });
    now = analyticsStep(now, { type: "tracked", tracked: event("/b") });
    now = analyticsStep(now, { type: "consentRead", consent: "OPTED_IN" });
    now = analyticsStep(now, { type: "tracked", tracked: event("/c") });
    expect(sides(now)).toEqual(["/c"]);
  });

  test("sent events no longer wait", () => {
    expect(sides(analyticsStep(state("OPTED_IN", "/a"), { type: "sent" }))).toEqual([]);
  });

  test("100 events wait; of one more the oldest is dropped", () => {
    let now = state("UNANSWERED");
    for (let n = 1; n <= waitingLimit; n += 1) now = analyticsStep(now, { type: "tracked", tracked: event(`/${n}`) });
    expect(sides(now)).toHaveLength(100);
    expect(sides(now)[0]).toBe("/1");
    now = analyticsStep(now, { type: "tracked", tracked: event("/101") });
    expect(sides(now)).toHaveLength(100);
    expect(sides(now)[0]).toBe("/2");
    expect(sides(now).at(-1)).toBe("/101");
  });
});
