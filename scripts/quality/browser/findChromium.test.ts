import { describe, expect, test } from "vitest";
import { findChromium, type Machine } from "./findChromium.ts";

/** A machine with some browsers, on which a program may install another. */
function machine(
  installed: string[],
  options: { installs?: Record<string, string>; isRoot?: boolean; chrome?: string } = {},
) {
  const calls: string[] = [];
  const paths = new Set(installed);
  const made: Machine = {
    env: options.chrome === undefined ? {} : { CHROME: options.chrome },
    isRoot: options.isRoot ?? false,
    exists: (path) => paths.has(path),
    ownChromium: () => "/own/chromium",
    run: (program, args) => {
      const call = [
        program === process.execPath ? "playwright" : program,
        ...args.filter((arg) => arg === "update"),
      ].join(" ");
      calls.push(call);
      const added = options.installs?.[call];
      if (added !== undefined) paths.add(added);
      return true;
    },
    print: () => undefined,
  };
  return { made, calls };
}

describe("The browser for the journeys", () => {
  test.each([
    ["the system's", ["/usr/bin/chromium", "/own/chromium"], {}, "/usr/bin/chromium"],
    ["the one that CHROME names", ["/usr/bin/chromium", "/opt/c"], { chrome: "/opt/c" }, "/opt/c"],
    ["Playwright's own", ["/own/chromium"], {}, "/own/chromium"],
  ])("is %s", (_, installed, options, expected) => {
    const { made, calls } = machine(installed, options);
    expect(findChromium(made)).toBe(expected);
    expect(calls).toEqual([]);
  });

  test("is installed by apt-get as root, with its lists updated first", () => {
    const { made, calls } = machine([], { isRoot: true, installs: { "apt-get": "/usr/bin/chromium" } });
    expect(findChromium(made)).toBe("/usr/bin/chromium");
    expect(calls).toEqual(["apt-get update", "apt-get"]);
  });

  test("is downloaded by Playwright without root", () => {
    const { made, calls } = machine([], { installs: { playwright: "/own/chromium" } });
    expect(findChromium(made)).toBe("/own/chromium");
    expect(calls).toEqual(["playwright"]);
  });

  test("throws an error that says what to do when none can be installed", () => {
    expect(() => findChromium(machine([]).made)).toThrow(/set CHROME/);
  });

  test("a CHROME that does not exist is an error", () => {
    expect(() => findChromium(machine(["/usr/bin/chromium"], { chrome: "/nowhere" }).made)).toThrow(/nowhere/);
  });
});
