import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { runShown } from "./runShown.ts";

/** What the search for a browser needs of the machine. Tests pass their own. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  readonly exists: (path: string) => boolean;
  readonly ownChromium: () => string;
  /** Runs a program with its output shown; true when it succeeded. */
  readonly run: (program: string, args: readonly string[]) => boolean;
  readonly print: (message: string) => void;
}

const systemPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The machine that this runs on. */
export const thisMachine: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  ownChromium: () => chromium.executablePath(),
  run: runShown,
  print: console.log,
};

function findInstalled({ env, exists, ownChromium }: Machine): string | undefined {
  const named = env["CHROME"];
  if (named !== undefined && named !== "") {
    if (exists(named)) return named;
    throw new Error(`CHROME names ${named}, which does not exist.`);
  }
  return [...systemPaths, ownChromium()].find((path) => exists(path));
}

/**
 * The path of a Chromium: the one that CHROME names, the system's, or Playwright's. Without any it is installed: by
 * apt-get as root, else by Playwright. Throws with what to do when that fails too.
 */
export function findChromium(machine: Machine = thisMachine): string {
  const installed = findInstalled(machine);
  if (installed !== undefined) return installed;

  const { isRoot, run, print } = machine;
  print("There is no Chromium on this machine: installing one …");
  if (isRoot && run("apt-get", ["update"])) run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"]);
  const fromSystem = findInstalled(machine);
  if (fromSystem !== undefined) return fromSystem;

  run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  const downloaded = findInstalled(machine);
  if (downloaded !== undefined) return downloaded;

  throw new Error(
    "No Chromium was found, and none could be installed. " +
      (isRoot ? "" : "Without root, apt-get cannot be used. ") +
      "Install the package chromium, or set CHROME to the path of a Chromium or Chrome.",
  );
}
