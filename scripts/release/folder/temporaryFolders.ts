import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { isAlive } from "./isAlive.ts";

const start = ".writing-";
const longestBuildMs = 24 * 60 * 60 * 1000;

/** Letters and digits of the machine's name, so that it can be a part of a folder's name. */
const machine = hostname().replaceAll(/[^a-z0-9]/gi, "") || "host";

/** Makes a folder whose name has the machine and the process that writes into it. */
export const makeTemporaryFolder = (out: string): Promise<string> =>
  mkdtemp(join(out, `${start}${machine}-${process.pid}-`));

async function isAbandoned(out: string, name: string): Promise<boolean> {
  // Earlier versions wrote no process into the name.
  if (/^\.writing-[A-Za-z0-9]{6}$/.test(name)) return true;
  const [, host, pid] = /^\.writing-([A-Za-z0-9]+)-(\d+)-[A-Za-z0-9]{6}$/.exec(name) ?? [];
  if (pid === undefined) return false;
  if (host === machine && !isAlive(Number(pid))) return true;
  // Another machine, or a process that has got the number of an earlier one.
  const { mtimeMs } = await stat(join(out, name));
  return Date.now() - mtimeMs > longestBuildMs;
}

/** Removes what builds that were killed have left behind. The folders of builds that still run are kept. */
export async function removeAbandoned(out: string): Promise<void> {
  const names = (await readdir(out)).filter((name) => name.startsWith(start));
  for (const name of names)
    if (await isAbandoned(out, name).catch(() => false))
      // Another build may remove it at the same time.
      await rm(join(out, name), { recursive: true, force: true }).catch(() => undefined);
}
