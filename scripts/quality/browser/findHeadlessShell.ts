import { spawnSync } from "node:child_process";
import { findChromium, type Machine, thisMachine } from "./findChromium.ts";

/** What the search for the headless shell asks of the machine, besides a Chromium. */
export interface DebianPackages extends Machine {
  /** The installed version of a Debian package; undefined when it is not installed. */
  readonly versionOf: (name: string) => string | undefined;
}

const thisDebian: DebianPackages = {
  ...thisMachine,
  versionOf: (name) => {
    const { status, stdout } = spawnSync("dpkg-query", ["-W", "-f", "${Version}", name], { encoding: "utf8" });
    return status === 0 && stdout !== "" ? stdout : undefined;
  },
};

const shell = "/usr/lib/chromium/chromium-headless-shell";

/**
 * The path of a Chromium for many pages: Debian's `chromium-headless-shell`, else what {@link findChromium} finds. The
 * shell has the same engine without the parts of a window, and needs 0.6 of the processor time for the same journeys.
 * As root it is installed, in the version of the installed Chromium: the two share a package, and Chromium is not
 * updated here.
 */
export function findHeadlessShell(machine: DebianPackages = thisDebian): string {
  const { env, exists, isRoot, run, print, versionOf } = machine;
  if (env["CHROME"]) return findChromium(machine);
  if (exists(shell)) return shell;
  const chromium = findChromium(machine);
  const version = isRoot ? versionOf("chromium") : undefined;
  if (version === undefined) return chromium;
  print("Installing Chromium's headless shell, in which the journeys are quicker …");
  const install = () =>
    run("apt-get", ["install", "-y", "--no-install-recommends", `chromium-headless-shell=${version}`]);
  if (!install() && run("apt-get", ["update"])) install();
  return exists(shell) ? shell : chromium;
}
