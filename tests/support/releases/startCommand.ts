import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { CommandOutcome } from "./callCommand.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * The environment for programs of the repository. Node keeps their compiled modules, as scripts/run.mjs lets it: to
 * compile them is more than half of what a short command takes.
 */
const keptModules = { NODE_COMPILE_CACHE: `${root}.cache/node` };

/** Runs Node on the repository, in a process of its own. `status` is -1 when a signal has ended it. */
export function startNode(args: readonly string[], input?: string): CommandOutcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, ...keptModules, NO_COLOR: "" },
    ...(input !== undefined && { input }),
  });
  return { status: status ?? -1, stdout, stderr };
}

/** Runs the command of a file of `scripts/` in a process of its own, without the checks of `npm run`. */
export const startCommand = (name: string, ...args: readonly string[]): CommandOutcome =>
  startNode([`${root}scripts/${name}.ts`, ...args]);
