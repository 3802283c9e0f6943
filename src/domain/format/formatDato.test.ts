import { afterEach, describe, expect, test } from "vitest";
import { formatDato } from "./formatDato.ts";

const ownZone = process.env.TZ;

describe("Dates are dd.mm.yyyy (spec: formats-5)", () => {
  afterEach(() => {
    if (ownZone === undefined) delete process.env.TZ;
    else process.env.TZ = ownZone;
  });

  test.each(["Europe/Oslo", "America/Los_Angeles", "Pacific/Kiritimati"])(
    "a date alone is the same calendar day in %s",
    (zone) => {
      process.env.TZ = zone;
      expect(formatDato("2027-03-01", "nb")).toBe("01.03.2027");
      expect(formatDato("2027-03-01T00:00:00", "nb")).toBe("01.03.2027");
    },
  );

  test.each([
    ["2026-12-31T23:30:00Z", "01.01.2027"],
    ["2027-06-30T22:00:00Z", "01.07.2027"],
    ["2027-06-30T21:59:59Z", "30.06.2027"],
    ["2027-03-01T00:30:00+01:00", "01.03.2027"],
    ["2027-03-01T00:30:00.000+09:00", "28.02.2027"],
  ])("the instant %s is the day %s in Norway", (iso, text) => {
    process.env.TZ = "America/Los_Angeles";
    expect(formatDato(iso, "nb")).toBe(text);
  });

  test.each([
    ["2028-02-29", "29.02.2028"],
    ["2000-02-29", "29.02.2000"],
  ])("%s is a leap day", (iso, text) => {
    expect(formatDato(iso, "nb")).toBe(text);
  });

  test.each([
    ["2027-02-29"],
    ["2100-02-29"],
    ["2027-02-30T10:00:00Z"],
    ["2027-13-01"],
    ["2027-00-10"],
    ["2027-04-00"],
    ["2027-04-31"],
    ["2027-03-01T25:00:00Z"],
    ["2027-03-01T25:00:00"],
    ["01.03.2027"],
    ["2027-3-1"],
    ["snart"],
    [""],
    [null],
    [undefined],
    [1793491200000],
  ])("%j shows nothing", (value) => {
    expect(formatDato(value, "nb")).toBeUndefined();
  });
});

describe("Dates in the page's language (spec: languages-31)", () => {
  test.each([
    ["nn", "01.03.2027"],
    ["en", "1\u00a0March 2027"],
  ] as const)("%s", (language, text) => {
    expect(formatDato("2027-03-01", language)).toBe(text);
    expect(formatDato("2027-02-28T23:30:00Z", language)).toBe(text);
    expect(formatDato("2027-02-30", language)).toBeUndefined();
  });
});
