import { expect, test } from "vitest";
import { instantOf } from "#studio/document/osloTime.ts";
import { dueAt } from "./dueAt.ts";

const at = (oslo: string) => instantOf(oslo) ?? NaN;
const planned = (number: number, oslo: string) => ({ number, for: new Date(at(oslo)).toISOString() });

test.each([
  ["before the way to the customers begins", "2026-12-01T06:54", [], []],
  ["so long before its time as the way takes", "2026-12-01T06:55", [2], []],
  ["at the minute", "2026-12-01T07:00", [2], []],
  ["when the server was stopped for an hour", "2026-12-01T08:00", [2], []],
  ["of two, the earlier first", "2026-12-01T09:30", [2, 1], []],
  ["when the server was stopped for most of the day", "2026-12-01T14:00", [1], [2]],
])("a planned publication is due: %s", (_, now, publish, late) => {
  const plans = [planned(1, "2026-12-01T09:00"), planned(2, "2026-12-01T07:00"), planned(3, "2026-12-02T07:00")];
  expect(dueAt(at(now), plans, 5 * 60_000)).toEqual({ publish, late });
});

test("07.00 in Oslo is 06.00 UTC in winter and 05.00 UTC in summer", () => {
  expect(planned(1, "2026-12-01T07:00").for).toBe("2026-12-01T06:00:00.000Z");
  expect(planned(1, "2027-06-01T07:00").for).toBe("2027-06-01T05:00:00.000Z");
});
