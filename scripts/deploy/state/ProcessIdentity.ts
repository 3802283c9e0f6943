import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { isAlive } from "#scripts/release/folder/isAlive.ts";

/**
 * Names one process so that another one with the same number is not taken for it: numbers repeat after a restart and in
 * containers, and containers can have one host name.
 */
export interface ProcessIdentity {
  readonly host: string;
  readonly pid: number;
  /** The running system and its space of process numbers. Left out where the operating system does not say. */
  readonly machine?: string;
  /** When the process started, as the operating system counts. Left out where it does not say. */
  readonly started?: string;
}

/** Undefined where the operating system has no such file, or the process has ended. */
function read<Value>(reading: () => Value): Value | undefined {
  try {
    return reading();
  } catch {
    return undefined;
  }
}

/** The start of the system, and the space that process numbers are unique in: a container has its own. */
function machineOf(): string | undefined {
  const boot = read(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
  const space = read(() => readlinkSync("/proc/self/ns/pid"));
  return boot === undefined || space === undefined ? undefined : `${boot} ${space}`;
}

/** Field 22 of `/proc/<pid>/stat`. The name of the program before it can have spaces and brackets. */
function startOf(pid: number): string | undefined {
  const stat = read(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
}

export function thisProcess(): ProcessIdentity {
  const { pid } = process;
  const [machine, started] = [machineOf(), startOf(pid)];
  return {
    host: hostname(),
    pid,
    ...(machine !== undefined && { machine }),
    ...(started !== undefined && { started }),
  };
}

/**
 * Whether a process is known to have ended. False when it runs, and when that cannot be known from here: it was started
 * on another machine, in another container, before a restart, or by a version that did not say enough.
 */
export function hasEnded({ machine, pid, started }: ProcessIdentity): boolean {
  if (machine === undefined || started === undefined || machine !== machineOf()) return false;
  return !isAlive(pid) || startOf(pid) !== started;
}
