import { describe, expect, test } from "vitest";
import { isMobilbankApp } from "./isMobilbankApp.ts";

describe("The mobile bank's app (spec: links-10)", () => {
  test.each([
    ["a cookie named isMobilbankApp", "a=b; isMobilbankApp=true", "Mozilla/5.0", true],
    ["the cookie, with any value", "isMobilbankApp=1", "Mozilla/5.0", true],
    ["a user agent with Mobilbank/", "", "Mozilla/5.0 (Linux) Mobilbank/7.1", true],
    ["neither", "", "Mozilla/5.0", false],
    ["a cookie that says no", "isMobilbankApp=false", "Mozilla/5.0", false],
    ["a cookie whose name only ends so", "erIsMobilbankApp=true", "Mozilla/5.0", false],
  ])("is recognised by %s", (_, cookie, userAgent, isApp) => {
    expect(isMobilbankApp({ cookie }, userAgent)).toBe(isApp);
  });
});
