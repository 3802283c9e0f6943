import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { arialLikeFonts } from "#scripts/fonts/fallbackFace.ts";

/** apt-get does not wait for another one, and parts of `npm test` run side by side. */
const oneAtATime = ["/tmp/portal-apt-get.lock", "apt-get"];

/**
 * Runs a program; true when it succeeded. apt-get runs one at a time. What it prints goes to the error output, since the
 * other one may be JSON.
 */
function runShown(program: string, args: readonly string[]): boolean {
  const [name, all] = program === "apt-get" ? ["flock", [...oneAtATime, ...args]] : [program, args];
  return spawnSync(name, all, { stdio: ["ignore", process.stderr.fd, "inherit"] }).status === 0;
}

/** What the search for a program needs of the machine. Tests pass their own. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  readonly exists: (path: string) => boolean;
  /** The path of the Chromium that Playwright downloads, whether it is there or not. */
  readonly ownChromium: () => string;
  /** The installed version of a Debian package; undefined when it is not installed. */
  readonly versionOf: (debianPackage: string) => string | undefined;
  /** The families of all installed fonts; none where `fc-list` is not installed. */
  readonly fontFamilies: () => readonly string[];
  /** Runs a program with its output shown; true when it succeeded. */
  readonly run: (program: string, args: readonly string[]) => boolean;
  readonly print: (message: string) => void;
}

/** The machine that this runs on. */
export const thisMachine: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  ownChromium: () => chromium.executablePath(),
  versionOf: (name) => {
    const { status, stdout } = spawnSync("dpkg-query", ["-W", "-f", "${Version}", name], { encoding: "utf8" });
    return status === 0 && stdout !== "" ? stdout : undefined;
  },
  fontFamilies: () => {
    const { stdout } = spawnSync("fc-list", ["--format", "%{family}\n"], { encoding: "utf8" });
    // A font with several names has them side by side.
    return (stdout ?? "").split(/[\n,]/).filter((name) => name !== "");
  },
  run: runShown,
  print: console.error,
};

/** Where Debian has Liberation Sans: bookworm and older, and newer ones. `fc-list` is not on every machine. */
const liberationPaths = ["liberation", "liberation2"].map(
  (folder) => `/usr/share/fonts/truetype/${folder}/LiberationSans-Regular.ttf`,
);

/**
 * Whether a font like Arial is installed. A page is shown with it until the brand's font has come. Without one the page
 * moves when that happens. Windows and macOS always have Arial.
 */
export const hasArialLikeFont = ({ exists, fontFamilies }: Pick<Machine, "exists" | "fontFamilies"> = thisMachine) =>
  process.platform !== "linux" ||
  liberationPaths.some((path) => exists(path)) ||
  fontFamilies().some((family) => arialLikeFonts.includes(family));

/** Installs such a font from Debian as root, where there is none. Else it says what is missing. */
export function installArialLikeFont(machine: Machine = thisMachine): void {
  if (hasArialLikeFont(machine)) return;
  const { isRoot, run, print } = machine;
  if (isRoot) {
    print("There is no font like Arial on this machine: installing one …");
    const install = () => run("apt-get", ["install", "-y", "--no-install-recommends", "fonts-liberation"]);
    if (!install() && run("apt-get", ["update"])) install();
    if (hasArialLikeFont(machine)) return;
  }
  print(
    "This machine has no font like Arial (Liberation Sans, Arimo, Roboto): pages move when a brand's font comes. " +
      "As root, run: apt-get update && apt-get install fonts-liberation",
  );
}

const systemPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const shell = "/usr/lib/chromium/chromium-headless-shell";

/**
 * The path of a Chromium that is installed: the one that CHROME names, the system's, or Playwright's.
 * @throws Error when CHROME names a file that does not exist
 */
export function installedChromium({ env, exists, ownChromium }: Machine = thisMachine): string | undefined {
  const named = env["CHROME"];
  if (named !== undefined && named !== "") {
    if (exists(named)) return named;
    throw new Error(`CHROME names ${named}, which does not exist.`);
  }
  return [...systemPaths, ownChromium()].find((path) => exists(path));
}

/**
 * The path of an installed Chromium for many pages: Debian's `chromium-headless-shell`, else what
 * {@link installedChromium} finds. The shell has the same engine without the parts of a window, and needs 0.6 of the
 * processor time for the same journeys.
 */
export const installedShell = (machine: Machine = thisMachine): string | undefined =>
  !machine.env["CHROME"] && machine.exists(shell) ? shell : installedChromium(machine);

/**
 * {@link installedChromium}, which is installed first where there is none: by apt-get as root, else by Playwright.
 * @throws Error with what to do when that fails too
 */
export function findChromium(machine: Machine = thisMachine): string {
  const installed = installedChromium(machine);
  if (installed !== undefined) return installed;

  const { isRoot, run, print } = machine;
  print("There is no Chromium on this machine: installing one …");
  // Chromium only recommends a font, and many other things with it.
  const packages = ["chromium", ...(hasArialLikeFont(machine) ? [] : ["fonts-liberation"])];
  if (isRoot && run("apt-get", ["update"])) run("apt-get", ["install", "-y", "--no-install-recommends", ...packages]);
  const fromSystem = installedChromium(machine);
  if (fromSystem !== undefined) return fromSystem;

  run(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"]);
  const downloaded = installedChromium(machine);
  if (downloaded !== undefined) return downloaded;

  throw new Error(
    "No Chromium was found, and none could be installed. " +
      (isRoot ? "" : "Without root, apt-get cannot be used. ") +
      "Install the package chromium, or set CHROME to the path of a Chromium or Chrome.",
  );
}

/**
 * {@link installedShell}, which is installed first as root, in the version of the installed Chromium: the two share a
 * package, and Chromium is not updated here. A font like Arial is installed with it.
 */
export function findHeadlessShell(machine: Machine = thisMachine): string {
  const chromiumPath = findChromium(machine);
  installArialLikeFont(machine);
  const { env, exists, isRoot, run, print, versionOf } = machine;
  if (env["CHROME"]) return chromiumPath;
  if (exists(shell)) return shell;
  const version = isRoot ? versionOf("chromium") : undefined;
  if (version === undefined) return chromiumPath;
  print("Installing Chromium's headless shell, in which the journeys are quicker …");
  const install = () =>
    run("apt-get", ["install", "-y", "--no-install-recommends", `chromium-headless-shell=${version}`]);
  if (!install() && run("apt-get", ["update"])) install();
  return exists(shell) ? shell : chromiumPath;
}
