import { describe, expect, test } from "vitest";
import { newerExpiry, warningAt } from "./sessionWarning.ts";

describe("Of two answers", () => {
  const known = { sentAt: 1000, expiresAt: 61_000 };

  test("that of the newer request counts, shorter or longer", () => {
    const shorter = { sentAt: 1001, expiresAt: 2000 };
    const longer = { sentAt: 1001, expiresAt: 600_000 };
    expect(newerExpiry(known, shorter)).toBe(shorter);
    expect(newerExpiry(known, longer)).toBe(longer);
    expect(newerExpiry(undefined, longer)).toBe(longer);
  });

  test("that of the older request neither shortens nor lengthens", () => {
    expect(newerExpiry(known, { sentAt: 999, expiresAt: 2000 })).toBe(known);
    expect(newerExpiry(known, { sentAt: 999, expiresAt: 600_000 })).toBe(known);
  });
});

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
