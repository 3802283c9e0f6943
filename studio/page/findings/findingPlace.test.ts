import { describe, expect, test } from "vitest";
import type { StudioFinding } from "#studio/document/StudioDocument.ts";
import { fixed } from "./findingPlace.ts";

describe("The place of a finding in a text", () => {
  const finding: StudioFinding = {
    file: "f",
    line: 2,
    column: 3,
    length: 4,
    code: "c",
    level: "error",
    message: "m",
    fix: { kind: "spelling", text: "good" },
  };

  test("its correction replaces the token there", () => {
    expect(fixed("one\n  oops,\n", finding)).toBe("one\n  good,\n");
  });

  test("a text without that line stays as it is", () => {
    expect(fixed("one", finding)).toBe("one");
  });
});
