import { type Machine, thisMachine } from "../browser/findChromium.ts";

/** The programs that a browser or a server needs besides Chromium, and the Debian package that has each. */
const programs = {
  firefox: [["/usr/bin/firefox-esr", "firefox-esr"]],
  webkit: [
    ["/usr/bin/WebKitWebDriver", "webkit2gtk-driver"],
    ["/usr/bin/Xvfb", "xvfb"],
  ],
  nginx: [
    ["/usr/sbin/nginx", "nginx-light"],
    ["/usr/bin/openssl", "openssl"],
    ["/usr/lib/nginx/modules/ngx_http_brotli_static_module.so", "libnginx-mod-http-brotli-static"],
  ],
  ceph: [
    ["/usr/bin/ceph-mon", "ceph-mon"],
    ["/usr/bin/ceph-osd", "ceph-osd"],
    ["/usr/bin/radosgw", "radosgw"],
    ["/usr/bin/ceph", "ceph-common"],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [path: string, debianPackage: string])[]>>;

/** A browser or server that not every machine has. */
export type EngineId = keyof typeof programs;

/** Their names. */
export const engineIds = Object.keys(programs) as readonly EngineId[];

/** Where Debian has Firefox. */
export const [[firefoxPath]] = programs.firefox;

/** Commands end with this code when an engine is missing and cannot be installed: nothing was tested. */
export const missingEngineExitCode = 3;

const missingPackages = (engine: EngineId, { exists }: Pick<Machine, "exists">): readonly string[] =>
  programs[engine].filter(([path]) => !exists(path)).map(([, name]) => name);

/** Whether all programs of an engine are on this machine. */
export const isInstalled = (engine: EngineId, machine: Pick<Machine, "exists"> = thisMachine): boolean =>
  missingPackages(engine, machine).length === 0;

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
