import { describe, expect, test } from "vitest";
import { warningAt } from "./sessionWarning.ts";

describe("The session warning", () => {
  const expiry = { sentAt: 0, expiresAt: 600_000 };

  test.each([
    ["long before", 0, undefined],
    ["one ms before the last minute", 539_999, undefined],
    ["at exactly 60 s", 540_000, undefined],
    ["one ms into the last minute", 540_001, 60],
    ["in the middle, rounded up", 569_001, 31],
    ["on a whole second", 570_000, 30],
    ["in the last second: never 0", 599_999, 1],
    ["at the end", 600_000, undefined],
    ["after it: never negative", 700_000, undefined],
  ])("%s, at %i ms, shows %s", (_, now, secondsLeft) => {
    expect(warningAt(expiry, now)).toEqual(
      secondsLeft === undefined ? { status: "hidden" } : { status: "shown", secondsLeft },
    );
  });

  test("is hidden when no expiry is set", () => {
    expect(warningAt(undefined, 599_999)).toEqual({ status: "hidden" });
    expect(warningAt({ sentAt: 0, expiresAt: undefined }, 599_999)).toEqual({ status: "hidden" });
  });
});
