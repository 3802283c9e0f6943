import { describe, expect, test } from "vitest";
import { readCookie } from "./readCookie.ts";

describe("A cookie", () => {
  test.each([
    ["alone", "a=1", "1"],
    ["among others", "b=2; a=1; c=3", "1"],
    ["with = in its value", "a=1=2==", "1=2=="],
    ["with percent signs, as it was sent", "a=%7B%22", "%7B%22"],
    ["empty", "a=", ""],
    ["whose name another one ends with", "xa=2; aa=3", undefined],
    ["that is not there", "", undefined],
  ])("%s", (_, cookie, value) => {
    expect(readCookie("a", { cookie })).toBe(value);
  });

  test("is missing when cookies are refused", () => {
    const page = {
      get cookie(): string {
        throw new DOMException("refused", "SecurityError");
      },
    };
    expect(readCookie("a", page)).toBeUndefined();
  });
});
