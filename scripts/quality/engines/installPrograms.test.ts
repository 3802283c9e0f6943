import { describe, expect, test, vi } from "vitest";
import type { Machine } from "../browser/findChromium.ts";
import { findFirefox, installPrograms, isInstalled, neededPackages } from "./installPrograms.ts";

/** A machine with these files, and with these fonts. */
const machineOf = (files: readonly string[], fonts: readonly string[] = ["Roboto"]): Machine => ({
  env: {},
  isRoot: true,
  exists: (path) => files.includes(path),
  ownChromium: () => "/own/chromium",
  versionOf: () => undefined,
  fontFamilies: () => fonts,
  run: () => true,
  print: () => undefined,
});

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

describe("The engines besides Chromium", () => {
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

describe("The packages of Debian that gates need", () => {
  const pages = { needs: ["build", "chromium"] };

  test("are those that are missing, each once, with Chromium and a font for pages", () => {
    const gates = [pages, pages, { ...pages, engine: "nginx" } as const, { engine: "ceph" } as const];
    expect(neededPackages(gates, machineOf(["/usr/bin/openssl", "/usr/bin/ceph-mon"], ["DejaVu Sans"]))).toEqual([
      "chromium",
      "fonts-liberation",
      "nginx-light",
      "libnginx-mod-http-brotli-static",
      "ceph-osd",
      "radosgw",
      "ceph-common",
    ]);
  });

  test("are none for gates that need nothing, and where all is there", () => {
    expect(neededPackages([{}], machineOf([], []))).toEqual([]);
    expect(neededPackages([pages], machineOf(["/usr/bin/google-chrome"]))).toEqual([]);
  });

  test("are none for Firefox where Ubuntu's is installed, which is used then", () => {
    const ubuntu = machineOf(["/usr/bin/firefox"]);
    expect(neededPackages([{ engine: "firefox" }], ubuntu)).toEqual([]);
    expect(findFirefox(ubuntu)).toBe("/usr/bin/firefox");
    expect(findFirefox(machineOf(["/usr/bin/firefox", "/usr/bin/firefox-esr"]))).toBe("/usr/bin/firefox-esr");
  });
});
