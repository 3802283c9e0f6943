import { spawnSync } from "node:child_process";

/** apt-get does not wait for another one, and parts of `npm test` run side by side. */
const oneAtATime = ["/tmp/portal-apt-get.lock", "apt-get"];

/** Runs a program with its output shown, apt-get one at a time; true when it succeeded. */
export function runShown(program: string, args: readonly string[]): boolean {
  const [name, all] = program === "apt-get" ? ["flock", [...oneAtATime, ...args]] : [program, args];
  return spawnSync(name, all, { stdio: ["ignore", "inherit", "inherit"] }).status === 0;
}
