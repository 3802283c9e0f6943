import { beforeEach, describe, expect, test } from "vitest";
import { keepReturnTo, readReturnTo, takeReturnTo, returnToSearch } from "./returnTo.ts";

beforeEach(() => window.sessionStorage.clear());

describe("The path to return to after the login", () => {
  test.each([
    ["/", "/"],
    ["/forsikringsprofil", "/forsikringsprofil"],
    ["/tilbud?fromFinn=1#sum", "/tilbud?fromFinn=1#sum"],
    ["/a/../b", "/b"],
    ["/tilbud?til=https://evil.example", "/tilbud?til=https://evil.example"],
  ])("%s within the portal is kept as %s", (value, path) => {
    expect(readReturnTo(value)).toBe(path);
  });

  test.each([
    undefined,
    "",
    "tilbud",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "/a\\..\\..\\b",
    "\\\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/../../../../ut",
    "/..",
    "/%2e%2e/%2e%2e/ut",
    "/\n/evil.example",
    "/tilbud\u0000",
    "?a",
    "@evil.example",
    ".evil.example",
  ])("%j leads out of the portal and is not kept", (value) => {
    expect(readReturnTo(value)).toBeUndefined();
  });

  test("is returned once after the login", () => {
    keepReturnTo("/tilbud?fromFinn");
    expect(returnToSearch()).toBe("?fromFinn");
    expect(takeReturnTo()).toBe("/tilbud?fromFinn");
    expect(takeReturnTo()).toBeUndefined();
    expect(returnToSearch()).toBe("");
  });

  test("is checked again when it is read from the storage", () => {
    window.sessionStorage.setItem("kfp-wanted-path", "//evil.example");
    expect(takeReturnTo()).toBeUndefined();
  });
});
