import { describe, expect, test } from "vitest";
import { isTilbudExpired } from "./tilbud.ts";

describe("An offer past its date (spec: tilbud-9)", () => {
  test.each([
    ["the day after", "2026-03-01", "2026-03-02T12:00:00Z", true],
    ["years after", "2020-01-01", "2026-03-01T12:00:00Z", true],
    ["on its last day", "2026-03-01", "2026-03-01T12:00:00Z", false],
    ["in the last minute of that day in Norway", "2026-03-01", "2026-03-01T22:59:00Z", false],
    ["when the day is over in Norway, and not yet in UTC", "2026-03-01", "2026-03-01T23:00:00Z", true],
    ["the same in summer time", "2026-07-01", "2026-07-01T22:00:00Z", true],
    ["a day of another month", "2026-02-28", "2026-03-01T12:00:00Z", true],
    ["in the next year", "2027-01-01", "2026-12-31T12:00:00Z", false],
    ["a date that does not exist", "2026-13-45", "2030-01-01T12:00:00Z", false],
    ["no date", undefined, "2030-01-01T12:00:00Z", false],
  ])("%s", (_when, expirationDate, now, isExpired) => {
    expect(isTilbudExpired({ expirationDate }, new Date(now))).toBe(isExpired);
  });
});
