import { expect, test } from "vitest";
import { instantOf, osloTime } from "./osloTime.ts";

test.each([
  ["2026-12-01T00:00", "2026-11-30T23:00:00Z"],
  ["2027-06-30T23:59", "2027-06-30T21:59:00Z"],
  // Twice in this night.
  ["2026-10-25T02:30", "2026-10-25T00:30:00Z"],
])("%s in Norway is %s", (time, instant) => {
  expect(instantOf(time)).toBe(Date.parse(instant));
  expect(osloTime(Date.parse(instant))).toBe(time);
});

test.each(["2027-03-28T02:30", "2027-02-30T12:00", "2027-13-01T12:00", "i morgen", ""])("there is no %j", (time) => {
  expect(instantOf(time)).toBeUndefined();
});
