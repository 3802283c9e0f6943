import { describe, expect, test } from "vitest";
import { isHash } from "#studio/git/runGit.ts";
import { isBranchName, remoteProblem } from "./remoteProblem.ts";
import { proposalBranch } from "./Repository.ts";

describe("What becomes an argument of git", () => {
  test.each([
    ["https://git.example/brands.git", true],
    ["ssh://git@git.example/brands.git", true],
    ["git@git.example:brands.git", true],
    ["file:///srv/brands.git", true],
    ["/srv/brands.git", true],
    ["brands.git", false],
    ["ext::sh -c touch% x", false],
    ["fd::17", false],
    ["http://git.example/brands.git", false],
    ["git://git.example/brands.git", false],
    ["--upload-pack=touch x", false],
    ["-oProxyCommand=x:y", false],
    ["https://kari:hemmelig@git.example/brands.git", false],
    ["https://token@git.example/brands.git", false],
    ["https://git.example/a\nb", false],
  ])("the remote %j can be used: %s", (address, isGood) => {
    expect(remoteProblem(address) === undefined).toBe(isGood);
    expect(remoteProblem(address) ?? "").not.toContain("hemmelig");
  });

  test.each([
    ["main", true],
    ["release/2026", true],
    ["-f", false],
    ["a..b", false],
    ["a b", false],
    ["refs/../x", false],
    ["a.lock", false],
    ["a\u0007", false],
    ["", false],
  ])("the branch %j can be used: %s", (name, isGood) => {
    expect(isBranchName(name)).toBe(isGood);
  });

  test.each(["main", "HEAD", "--all", "abc", `${"0".repeat(40)}\n`, `:${"0".repeat(39)}`])(
    "%j is no commit",
    (asked) => {
      expect(isHash(asked)).toBe(false);
    },
  );

  test.each([0, -1, 1.5, Number.NaN, 1e21])("%d is no proposal", (number) => {
    expect(() => proposalBranch(number)).toThrow(RangeError);
  });
});
