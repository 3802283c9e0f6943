import { describe, expect, test, vi } from "vitest";
import type { Machine } from "../browser/findChromium.ts";
import { installPrograms, isInstalled } from "./installPrograms.ts";

/** A machine with some programs. As root, `apt-get install` brings those of `brings`. */
function machineWith(installed: readonly string[], { isRoot = true, brings = [] as readonly string[] } = {}) {
  const calls: string[] = [];
  const paths = new Set(installed);
  const machine: Pick<Machine, "exists" | "isRoot" | "run"> = {
    isRoot,
    exists: (path) => paths.has(path),
    run: (program, args) => {
      calls.push([program, ...args].join(" "));
      if (args[0] === "install") for (const path of brings) paths.add(path);
      return true;
    },
  };
  return { machine, calls };
}

describe("The engines besides Chromium (spec: commands-21)", () => {
  test("an installed one is used as it is", () => {
    const { machine, calls } = machineWith(["/usr/bin/firefox-esr"]);
    expect(installPrograms("firefox", machine)).toBe(true);
    expect(calls).toEqual([]);
  });

  test("what is missing, and only that, is installed from Debian as root, with the lists updated first", () => {
    const { machine, calls } = machineWith(["/usr/bin/Xvfb"], { brings: ["/usr/bin/WebKitWebDriver"] });
    expect(isInstalled("webkit", machine)).toBe(false);
    expect(installPrograms("webkit", machine)).toBe(true);
    expect(calls).toEqual(["apt-get update", "apt-get install -y --no-install-recommends webkit2gtk-driver"]);
  });

  test.each([
    ["without root", { isRoot: false }],
    ["where the package cannot be had", {}],
  ])("%s it is said that the engine was not tested", (_, options) => {
    const said = vi.spyOn(console, "error").mockReturnValue();
    expect(installPrograms("firefox", machineWith([], options).machine)).toBe(false);
    expect(said).toHaveBeenCalledWith(expect.stringContaining("firefox was not tested"));
    said.mockRestore();
  });
});
