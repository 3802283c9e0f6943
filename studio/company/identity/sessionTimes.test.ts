import { describe, expect, test } from "vitest";
import { seenAt, type SessionTimes } from "./sessionTimes.ts";

const minute = 60_000;
const hour = 60 * minute;
const limits = { idleMs: hour, absoluteMs: 10 * hour };
const start = 1_800_000_000_000;
/** Times in minutes from the start of the session. */
const at = (createdAt: number, seen: number): SessionTimes => ({
  createdAt: start + createdAt * minute,
  seenAt: start + seen * minute,
});

describe("How long a session lasts", () => {
  test.each<[string, SessionTimes, number, SessionTimes | undefined | "same"]>([
    ["at once nothing is written", at(0, 0), 0, "same"],
    ["within a minute nothing is written", at(0, 0), 0.99, "same"],
    ["after a minute it is written once", at(0, 0), 1, at(0, 1)],
    ["it lasts as long as it is used", at(0, 60), 119, at(0, 119)],
    // A request in the minute after the written one counts too.
    ["the idle time is not cut by a request that was not written", at(0, 0), 60.9, at(0, 60.9)],
    ["without a request it ends", at(0, 0), 61, undefined],
    ["it ends in any case", at(0, 599), 600, undefined],
    ["a moment before it has not ended", at(0, 599), 599.99, "same"],
    ["a clock that goes back by a moment ends nothing", at(0, 10), 9.99, at(-0.01, 9.99)],
    ["a clock that goes back by hours ends nothing", at(0, 30), -300, at(-330, -300)],
    ["a clock that goes back by years ends nothing", at(0, 30), -5_000_000, at(-5_000_030, -5_000_000)],
  ])("%s", (_, times, now, expected) => {
    const seen = seenAt(times, start + now * minute, limits);
    if (expected === "same") expect(seen).toBe(times);
    else expect(seen).toEqual(expected);
  });

  test("a clock that goes back again and again prolongs nothing", () => {
    // A request every ten minutes for twelve hours; every hour the clock is set back by two.
    let now = start;
    let times: SessionTimes | undefined = at(0, 0);
    let answered = 0;
    for (let request = 1; request <= 72; request += 1) {
      now += 10 * minute;
      times &&= seenAt(times, now, limits);
      if (times !== undefined) answered = request;
      if (request % 6 !== 0) continue;
      now -= 120 * minute;
      times &&= seenAt(times, now, limits);
    }
    // The request at the end of the tenth hour is refused, and so are all after it.
    expect(answered).toBe(59);
  });
});
