import { describe, expect, test } from "vitest";
import { formatFodselsnummer } from "./formatFodselsnummer.ts";

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
