import { describe, expect, test } from "vitest";
import { logoutGoto, logoutTarget } from "./logoutTarget.ts";

const allowedHosts = ["bank.example"];
const configured = { logout: { behaviour: "configured-url", url: "/ut" }, allowedHosts } as const;
const returned = { logout: { behaviour: "returned-url", url: "/ut", goto: "/etter" }, allowedHosts } as const;

describe("Where a logout leads (spec: session-23, session-24)", () => {
  test.each([
    ["the returned address", returned, "https://bank.example/ute", "https://bank.example/ute"],
    ["the brand's own when nothing is returned", returned, undefined, "/ut"],
    ["the brand's own when a foreign host is returned", returned, "https://evil.example/", "/ut"],
    ["the brand's own when plain http is returned", returned, "http://bank.example/", "/ut"],
    ["the brand's own when a script is returned", returned, "javascript:alert(1)", "/ut"],
    ["the brand's own, whatever is returned", configured, "https://bank.example/ute", "/ut"],
  ])("%s", (_what, tenant, returnedUrl, target) => {
    expect(logoutTarget(tenant, returnedUrl)).toBe(target);
  });

  test("only a brand that opens the returned address sends one", () => {
    expect(logoutGoto(returned)).toBe("/etter");
    expect(logoutGoto(configured)).toBeUndefined();
  });
});
