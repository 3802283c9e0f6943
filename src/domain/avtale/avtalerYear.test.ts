import { describe, expect, test } from "vitest";
import { avtalerYear } from "./avtalerYear.ts";

const rowsOf = (...days: readonly string[]) =>
  days.map((endDate, at) => ({ key: String(at), id: String(at), avtale: { endDate } }));

describe("The strip of the year (spec: avtaler-42)", () => {
  test("counts the dates of the twelve months from this one on", () => {
    const year = avtalerYear(
      rowsOf("2026-11-25", "2027-03-01", "2027-03-31", "2027-10-31", "2027-11-01"),
      "2026-11-25",
    );
    expect(year).toHaveLength(12);
    expect(year?.[0]).toEqual({ month: "2026-11", count: 1 });
    expect(year?.at(-1)).toEqual({ month: "2027-10", count: 1 });
    expect(year?.filter(({ count }) => count > 0)).toEqual([
      { month: "2026-11", count: 1 },
      { month: "2027-03", count: 2 },
      { month: "2027-10", count: 1 },
    ]);
  });

  test("is nothing where no date is in it", () => {
    expect(avtalerYear(rowsOf("2026-11-24", "2028-01-01", "i morgen"), "2026-11-25")).toBeUndefined();
  });
});
