import { existsSync } from "node:fs";
import { findChromium } from "../browser/findChromium.ts";
import { runShown } from "../browser/runShown.ts";
import type { EngineId } from "./engines.ts";

/** What the search for an engine asks of the machine; given by the test. */
export interface DebianMachine {
  readonly isRoot: boolean;
  readonly exists: (path: string) => boolean;
  /** Runs a program with its output shown; true when it succeeded. */
  readonly run: (program: string, args: readonly string[]) => boolean;
}

const thisMachine: DebianMachine = {
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: runShown,
};

/** The programs that an engine needs, and the Debian package that has each. */
type Programs = readonly (readonly [path: string, name: string])[];
const programs: Readonly<Record<Exclude<EngineId, "chromium">, Programs>> = {
  firefox: [["/usr/bin/firefox-esr", "firefox-esr"]],
  webkit: [
    ["/usr/bin/WebKitWebDriver", "webkit2gtk-driver"],
    ["/usr/bin/Xvfb", "xvfb"],
  ],
};

const nginxPrograms: Programs = [
  ["/usr/sbin/nginx", "nginx-light"],
  ["/usr/bin/openssl", "openssl"],
  ["/usr/lib/nginx/modules/ngx_http_brotli_static_module.so", "libnginx-mod-http-brotli-static"],
];

const cephPrograms: Programs = [
  ["/usr/bin/ceph-mon", "ceph-mon"],
  ["/usr/bin/ceph-osd", "ceph-osd"],
  ["/usr/bin/radosgw", "radosgw"],
  ["/usr/bin/ceph", "ceph-common"],
];

/** Installs what is missing from Debian, as root. False when something is still missing, which is then named. */
function install(what: string, wanted: Programs, { exists, isRoot, run }: DebianMachine): boolean {
  const missing = () => wanted.filter(([path]) => !exists(path)).map(([, name]) => name);
  if (missing().length > 0 && isRoot && run("apt-get", ["update"]))
    run("apt-get", ["install", "-y", "--no-install-recommends", ...missing()]);
  const left = missing();
  if (left.length === 0) return true;
  console.error(
    `${what} was not tested: this machine has no ${left.join(" and no ")}. ` +
      `As root, run: apt-get update && apt-get install ${left.join(" ")}`,
  );
  return false;
}

/**
 * The program of an engine. What is missing is installed from Debian, as root.
 * @returns undefined when it is missing and cannot be installed
 */
export function findEngine(engine: EngineId, machine: DebianMachine = thisMachine): string | undefined {
  if (engine === "chromium") return findChromium();
  const wanted = programs[engine];
  return install(`The engine ${engine}`, wanted, machine) ? wanted[0]?.[0] : undefined;
}

/** Whether nginx is on this machine with its brotli module. What is missing is installed from Debian, as root. */
export const findNginx = (machine: DebianMachine = thisMachine): boolean => install("nginx", nginxPrograms, machine);

/** Whether Ceph is on this machine: a distributed object store. What is missing is installed from Debian, as root. */
export const findCeph = (machine: DebianMachine = thisMachine): boolean =>
  install("The object store Ceph", cephPrograms, machine);
