import { describe, expect, test } from "vitest";
import { findChromium, findHeadlessShell, installArialLikeFont, type Machine } from "./findChromium.ts";

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
    versionOf: () => undefined,
    fontFamilies: () => ["DejaVu Sans", "Arimo"],
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

const shell = "/usr/lib/chromium/chromium-headless-shell";

/** A machine with Chromium 156, on which the named calls of apt-get succeed. */
function debian(
  options: { isRoot?: boolean; chrome?: string; installed?: string[]; succeeds?: (calls: number) => boolean } = {},
) {
  const calls: string[] = [];
  const paths = new Set(options.installed ?? ["/usr/bin/chromium"]);
  const made: Machine = {
    env: options.chrome === undefined ? {} : { CHROME: options.chrome },
    isRoot: options.isRoot ?? true,
    exists: (path) => paths.has(path),
    ownChromium: () => "/own/chromium",
    versionOf: (name) => (name === "chromium" && paths.has("/usr/bin/chromium") ? "156.0.1" : undefined),
    fontFamilies: () => ["Roboto"],
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

describe("The browser of many pages", () => {
  test("is the headless shell where it is installed", () => {
    const { made, calls } = debian({ installed: ["/usr/bin/chromium", shell] });
    expect(findHeadlessShell(made)).toBe(shell);
    expect(calls).toEqual([]);
  });

  test("is the one that CHROME names", () => {
    const { made, calls } = debian({ chrome: "/opt/c", installed: ["/opt/c", shell] });
    expect(findHeadlessShell(made)).toBe("/opt/c");
    expect(calls).toEqual([]);
  });

  test("is installed as root in the version of the installed Chromium", () => {
    const { made, calls } = debian();
    expect(findHeadlessShell(made)).toBe(shell);
    expect(calls).toEqual([install]);
  });

  test("is installed with updated lists of packages when the known ones do not have it", () => {
    const { made, calls } = debian({ succeeds: (count) => count > 1 });
    expect(findHeadlessShell(made)).toBe(shell);
    expect(calls).toEqual([install, "apt-get update", install]);
  });

  test.each([
    ["without root", { isRoot: false }, []],
    ["where the package cannot be had", { succeeds: () => false }, [install, "apt-get update"]],
    ["where Chromium is not a package of Debian's", { installed: ["/own/chromium"] }, []],
  ])("is the whole Chromium %s", (_, options, expected) => {
    const { made, calls } = debian(options);
    expect(findHeadlessShell(made)).toMatch(/^\/(?:usr\/bin|own)\/chromium$/);
    expect(calls).toEqual(expected);
  });
});

const liberation = "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf";

/** A Debian with some fonts. As root, apt-get brings what is asked for, at the first call or only after an update. */
function machineWithFonts(
  families: readonly string[],
  { isRoot = true, knowsPackages = true, paths = [] as string[] },
) {
  const calls: string[] = [];
  const printed: string[] = [];
  const there = new Set(paths);
  let isUpdated = knowsPackages;
  const made: Machine = {
    env: {},
    isRoot,
    exists: (path) => there.has(path),
    ownChromium: () => "/own/chromium",
    versionOf: () => undefined,
    fontFamilies: () => families,
    run: (program, args) => {
      calls.push([program, ...args].join(" "));
      if (args[0] === "update") isUpdated = true;
      if (args[0] === "install" && isUpdated && args.includes("fonts-liberation")) there.add(liberation);
      if (args[0] === "install" && isUpdated && args.includes("chromium")) there.add("/usr/bin/chromium");
      return isUpdated;
    },
    print: (text) => printed.push(text),
  };
  return { made, calls, printed };
}

const installFont = "apt-get install -y --no-install-recommends fonts-liberation";

describe("A font like Arial for the journeys", () => {
  test.each([
    ["Arimo", ["DejaVu Sans", "Arimo"], []],
    ["Roboto", ["Roboto"], []],
    ["Liberation Sans, where nothing lists fonts", [], [liberation]],
  ])("is not installed beside %s", (_, families, paths) => {
    const { made, calls, printed } = machineWithFonts(families, { paths });
    installArialLikeFont(made);
    expect([calls, printed]).toEqual([[], []]);
  });

  test.each([
    [true, [installFont]],
    [false, [installFont, "apt-get update", installFont]],
  ])("is installed as root beside DejaVu alone; the lists of packages are known: %s", (knowsPackages, expected) => {
    const { made, calls } = machineWithFonts(["DejaVu Sans"], { knowsPackages });
    installArialLikeFont(made);
    expect(calls).toEqual(expected);
  });

  test("comes with Chromium, in one installation", () => {
    const { made, calls } = machineWithFonts(["DejaVu Sans"], {});
    expect(findHeadlessShell(made)).toBe("/usr/bin/chromium");
    expect(calls).toEqual(["apt-get update", "apt-get install -y --no-install-recommends chromium fonts-liberation"]);
  });

  test("is installed where Chromium is there already", () => {
    const { made, calls } = machineWithFonts(["DejaVu Sans"], { paths: ["/usr/bin/chromium"] });
    findHeadlessShell(made);
    expect(calls).toEqual([installFont]);
  });

  test("without root it is said what is missing, and how to install it", () => {
    const { made, calls, printed } = machineWithFonts(["DejaVu Sans"], { isRoot: false });
    installArialLikeFont(made);
    expect(calls).toEqual([]);
    expect(printed.join()).toMatch(/no font like Arial[^]*apt-get install fonts-liberation/);
  });
});
