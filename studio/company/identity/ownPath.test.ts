import { describe, expect, test } from "vitest";
import { ownPath } from "./requests.ts";

const origin = "https://studio.example";

describe("Where a sign-in leads to", () => {
  test.each([
    "/",
    "/forslag/12",
    "/merke/fjord?felt=logo#x",
    "/studio/billett?til=https%3A%2F%2Fx.studio.example%2F",
    "/å",
  ])("%s is a path of the studio", (path) => {
    expect(ownPath(path, origin)).toBe(new URL(path, origin).href.slice(origin.length));
  });

  test.each([
    undefined,
    "",
    "forslag",
    "https://evil.example/",
    "HTTPS://evil.example",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    " //evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/x/..//evil.example",
    "/x/%2e%2e//evil.example",
    "/./\\evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "https:evil.example",
    "@evil.example",
    ".evil.example",
    ":80",
    "https://studio.example@evil.example/",
    "https://studio.example.evil.example/",
    "/\0",
    "/\u{85}/evil.example",
    `/${"x".repeat(2000)}`,
  ])("%j is none", (path) => {
    expect(ownPath(path, origin)).toBe("/");
  });
});
