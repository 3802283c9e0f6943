import { readFile } from "node:fs/promises";

/** What a Linux kernel counts the time of a process in. */
const tickMs = 10;

/** Processor time of the programs that this process has started and that have ended, in ms; undefined on other systems. */
async function childrenMs(): Promise<number | undefined> {
  const stat = await readFile("/proc/self/stat", "utf8").catch(() => undefined);
  // After the name of the program, which may have spaces: from the third field on.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields === undefined ? undefined : (Number(fields[13]) + Number(fields[14])) * tickMs;
}

/**
 * The work of the machine for a task, in ms: processor time of this process and of the programs that it starts. On
 * systems that do not tell it of programs: the time that passes.
 */
export async function workMs(task: () => Promise<unknown>): Promise<number> {
  const [startedMs, before, own] = [performance.now(), await childrenMs(), process.cpuUsage()];
  await task();
  const [after, { user, system }] = [await childrenMs(), process.cpuUsage(own)];
  if (before === undefined || after === undefined) return performance.now() - startedMs;
  return after - before + (user + system) / 1000;
}
