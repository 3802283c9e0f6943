import { describe, expect, test } from "vitest";
import { parseSessionExpiry } from "./parseSessionExpiry.ts";

describe("The header X-Session-Expiry", () => {
  test.each([
    ["600", 600],
    [" 600 ", 600],
    ["+600", 600],
    ["0600", 600],
    ["1", 1],
    ["86400", 86_400],
  ])("%j is a time to live", (header, seconds) => {
    expect(parseSessionExpiry(header)).toEqual({ status: "known", seconds });
  });

  test.each(["0", "-1", "-600", "-0"])("%j means expired", (header) => {
    expect(parseSessionExpiry(header)).toEqual({ status: "known", seconds: 0 });
  });

  test.each(["86401", "99999999999", "9".repeat(400)])("the huge %s is capped to a day", (header) => {
    expect(parseSessionExpiry(header)).toEqual({ status: "known", seconds: 86_400 });
  });

  test("a missing one says nothing: it is not a logout", () => {
    expect(parseSessionExpiry(null)).toEqual({ status: "absent" });
  });

  test.each([
    "abc",
    "",
    "  ",
    "1e9",
    "0x10",
    "600, 600",
    "600.5",
    "600s",
    "--1",
    "+",
    "NaN",
    "Infinity",
    "null",
    "٦٠٠",
  ])("%j is garbage", (header) => {
    expect(parseSessionExpiry(header)).toEqual({ status: "invalid" });
  });
});
