import { describe, expect, test } from "vitest";
import { formatFodselsnummer, isUnder18 } from "./fodselsnummer.ts";

describe("National ID (spec: formats-7)", () => {
  test.each([
    ["01019912345", "010199 12345"],
    ["0101991234", "0101991234"],
    ["ukjent", "ukjent"],
    ["", ""],
  ])("%j is shown as %j", (fodselsnummer, text) => {
    expect(formatFodselsnummer(fodselsnummer)).toBe(text);
  });
});

describe("Under 18 by the national ID (spec: kjop-13)", () => {
  test.each([
    ["22111000000", "2026-11-21", false],
    ["22110850000", "2026-11-21", true],
    ["22110850000", "2026-11-22", false],
    ["62110850000", "2026-11-21", true],
    ["62110850000", "2026-11-22", false],
    ["22910850000", "2026-11-21", true],
    ["22910850000", "2026-11-22", false],
    ["22510850000", "2026-11-21", true],
    ["22510850000", "2026-11-22", false],
    ["01017012345", "2026-11-21", false],
    ["01019990000", "2026-11-21", false],
    ["221108 50000", "2026-11-21", true],
    ["", "2026-11-21", false],
    ["abc", "2026-11-21", false],
    [undefined, "2026-11-21", false],
  ])("%s on %s: %s", (ssn, today, expected) => {
    expect(isUnder18(ssn, today)).toBe(expected);
  });
});
