import { describe, expect, test } from "vitest";
import { parseRetryAfter } from "./requestFailures.ts";

describe("The header Retry-After (spec: http-42)", () => {
  const now = Date.parse("2026-03-02T10:00:00Z");

  test.each([
    ["120", 120_000],
    [" 0 ", 0],
    ["Mon, 02 Mar 2026 10:00:30 GMT", 30_000],
    ["Mon, 02 Mar 2026 09:00:00 GMT", 0],
    ["", undefined],
    ["-1", undefined],
    ["1.5", undefined],
    ["soon", undefined],
    ["2026-03-02", undefined],
  ])("'%s' is %s ms", (header, waitMs) => {
    expect(parseRetryAfter(header, now)).toBe(waitMs);
  });

  test("is undefined when it is missing", () => {
    expect(parseRetryAfter(null, now)).toBeUndefined();
  });
});
