import { hasArialLikeFont, installedChromium, type Machine, thisMachine } from "../browser/findChromium.ts";

/**
 * The programs that a browser or a server needs besides Chromium, and the Debian package that has each. Ubuntu has no
 * package of Firefox ESR, but its machines for CI have Firefox.
 */
const firefox = [["/usr/bin/firefox-esr", "firefox-esr", "/usr/bin/firefox"]] as const;
const webkit = [
  ["/usr/bin/WebKitWebDriver", "webkit2gtk-driver"],
  ["/usr/bin/Xvfb", "xvfb"],
] as const;
const nginx = [
  ["/usr/sbin/nginx", "nginx-light"],
  ["/usr/bin/openssl", "openssl"],
  ["/usr/lib/nginx/modules/ngx_http_brotli_static_module.so", "libnginx-mod-http-brotli-static"],
] as const;
const programs = {
  firefox,
  webkit,
  nginx,
  // Chromium, Firefox and WebKit, each behind nginx.
  "three-engines": [...firefox, ...webkit, ...nginx],
  // The font of Android, for one journey.
  roboto: [["/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF/Roboto-Regular.ttf", "fonts-roboto-unhinted"]],
  ceph: [
    ["/usr/bin/ceph-mon", "ceph-mon"],
    ["/usr/bin/ceph-osd", "ceph-osd"],
    ["/usr/bin/radosgw", "radosgw"],
    ["/usr/bin/ceph", "ceph-common"],
  ],
} as const satisfies Readonly<
  Record<string, readonly (readonly [path: string, debianPackage: string, otherPath?: string])[]>
>;

/** A browser, server or font that not every machine has. */
export type EngineId = keyof typeof programs;

/** Their names. */
export const engineIds = Object.keys(programs) as readonly EngineId[];

/** Where Firefox is. */
export function findFirefox({ exists }: Pick<Machine, "exists"> = thisMachine): string {
  const [[path, , otherPath]] = firefox;
  return !exists(path) && exists(otherPath) ? otherPath : path;
}

/** Commands end with this code when an engine is missing and cannot be installed: nothing was tested. */
export const missingEngineExitCode = 3;

const missingPackages = (engine: EngineId, { exists }: Pick<Machine, "exists">): readonly string[] =>
  programs[engine].flatMap(([path, name, otherPath = path]) => (exists(path) || exists(otherPath) ? [] : [name]));

/** Whether all programs of an engine are on this machine. */
export const isInstalled = (engine: EngineId, machine: Pick<Machine, "exists"> = thisMachine): boolean =>
  missingPackages(engine, machine).length === 0;

/** The packages of Debian that are missing on this machine for gates, a font like Arial for those with pages among them. */
export function neededPackages(
  gates: readonly { readonly engine?: EngineId; readonly needs?: readonly string[] }[],
  machine: Machine = thisMachine,
): readonly string[] {
  const hasPages = gates.some(({ needs = [] }) => needs.includes("chromium"));
  const forChromium = [
    ...(installedChromium(machine) === undefined ? ["chromium"] : []),
    ...(hasArialLikeFont(machine) ? [] : ["fonts-liberation"]),
  ];
  const forEngines = gates.flatMap(({ engine }) => (engine === undefined ? [] : missingPackages(engine, machine)));
  return [...new Set([...(hasPages ? forChromium : []), ...forEngines])];
}

/**
 * Installs from Debian, as root, what is missing of an engine.
 * @returns false when something is still missing, which is then named
 */
export function installPrograms(
  engine: EngineId,
  machine: Pick<Machine, "exists" | "isRoot" | "run"> = thisMachine,
): boolean {
  const missing = missingPackages(engine, machine);
  if (missing.length === 0) return true;
  const { isRoot, run } = machine;
  if (isRoot && run("apt-get", ["update"])) run("apt-get", ["install", "-y", "--no-install-recommends", ...missing]);
  const left = missingPackages(engine, machine);
  if (left.length === 0) return true;
  console.error(
    `${engine} was not tested: this machine has no ${left.join(" and no ")}. ` +
      `As root, run: apt-get update && apt-get install ${left.join(" ")}`,
  );
  return false;
}
