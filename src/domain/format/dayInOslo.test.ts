import { afterEach, describe, expect, test, vi } from "vitest";

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

describe("The day in Norway (spec: formats-6)", () => {
  test("is that of the time zone at every hour around the changes of the clock, and at the turn of a year", async () => {
    const { dayInOslo } = await import("./dayInOslo.ts");
    const expected = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Oslo" });
    for (const from of ["2026-03-28", "2026-10-24", "2026-12-30", "2027-06-30"]) {
      for (let halfHour = 0; halfHour < 96; halfHour += 1) {
        const instant = new Date(Date.parse(from) + halfHour * 1_800_000);
        expect(dayInOslo(instant), `at ${instant.toISOString()}`).toBe(expected.format(instant));
      }
    }
  });

  test("uses a formatter only in the hour before midnight that depends on summer time", async () => {
    const made = vi.spyOn(Intl, "DateTimeFormat");
    const { dayInOslo } = await import("./dayInOslo.ts");
    expect(dayInOslo(new Date("2026-07-01T21:59:59Z"))).toBe("2026-07-01");
    expect(dayInOslo(new Date("2026-07-01T23:00:00Z"))).toBe("2026-07-02");
    expect(made).not.toHaveBeenCalled();
    expect(dayInOslo(new Date("2026-07-01T22:30:00Z"))).toBe("2026-07-02");
    expect(dayInOslo(new Date("2026-12-01T22:30:00Z"))).toBe("2026-12-01");
    expect(made).toHaveBeenCalledOnce();
  });
});
