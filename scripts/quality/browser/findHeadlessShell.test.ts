import { describe, expect, test } from "vitest";
import { type DebianPackages, findHeadlessShell } from "./findHeadlessShell.ts";

const shell = "/usr/lib/chromium/chromium-headless-shell";

/** A machine with Chromium 156, on which the named calls of apt-get succeed. */
function machine(
  options: { isRoot?: boolean; chrome?: string; installed?: string[]; succeeds?: (calls: number) => boolean } = {},
) {
  const calls: string[] = [];
  const paths = new Set(options.installed ?? ["/usr/bin/chromium"]);
  const made: DebianPackages = {
    env: options.chrome === undefined ? {} : { CHROME: options.chrome },
    isRoot: options.isRoot ?? true,
    exists: (path) => paths.has(path),
    ownChromium: () => "/own/chromium",
    versionOf: (name) => (name === "chromium" && paths.has("/usr/bin/chromium") ? "156.0.1" : undefined),
    run: (program, args) => {
      calls.push([program, ...args].join(" "));
      const succeeded = options.succeeds?.(calls.length) ?? true;
      if (succeeded && args[0] === "install") paths.add(shell);
      return succeeded;
    },
    print: () => undefined,
  };
  return { made, calls };
}

const install = "apt-get install -y --no-install-recommends chromium-headless-shell=156.0.1";

describe("The browser of many pages (spec: commands-49)", () => {
  test("is the headless shell where it is installed", () => {
    const { made, calls } = machine({ installed: ["/usr/bin/chromium", shell] });
    expect(findHeadlessShell(made)).toBe(shell);
    expect(calls).toEqual([]);
  });

  test("is the one that CHROME names", () => {
    const { made, calls } = machine({ chrome: "/opt/c", installed: ["/opt/c", shell] });
    expect(findHeadlessShell(made)).toBe("/opt/c");
    expect(calls).toEqual([]);
  });

  test("is installed as root in the version of the installed Chromium", () => {
    const { made, calls } = machine();
    expect(findHeadlessShell(made)).toBe(shell);
    expect(calls).toEqual([install]);
  });

  test("is installed with updated lists of packages when the known ones do not have it", () => {
    const { made, calls } = machine({ succeeds: (count) => count > 1 });
    expect(findHeadlessShell(made)).toBe(shell);
    expect(calls).toEqual([install, "apt-get update", install]);
  });

  test.each([
    ["without root", { isRoot: false }, []],
    ["where the package cannot be had", { succeeds: () => false }, [install, "apt-get update"]],
    ["where Chromium is not a package of Debian's", { installed: ["/own/chromium"] }, []],
  ])("is the whole Chromium %s", (_, options, expected) => {
    const { made, calls } = machine(options);
    expect(findHeadlessShell(made)).toMatch(/^\/(?:usr\/bin|own)\/chromium$/);
    expect(calls).toEqual(expected);
  });
});
