import { pathToFileURL } from "node:url";
import { repository } from "#scripts/files/repository.ts";
import type { CommandOutcome } from "./callCommand.ts";
import { startNode } from "./startCommand.ts";

/** A file of `scripts/` without its ending, and its arguments. */
export type ScriptCall = readonly [script: string, ...args: string[]];

/**
 * Calls commands as npm does, except that one process runs them all, one after another: most of the time of a short
 * command is its start.
 */
export function callScripts(calls: readonly ScriptCall[]): readonly CommandOutcome[] {
  const program = `
    const write = process.stdout.write.bind(process.stdout);
    const outcomes = [];
    let outcome;
    for (const name of ["stdout", "stderr"])
      process[name].write = (text) => {
        outcome[name] += text;
        return true;
      };
    for (const [at, [script, ...args]] of ${JSON.stringify(calls)}.entries()) {
      outcome = { status: -1, stdout: "", stderr: "" };
      outcomes.push(outcome);
      process.argv = [process.argv[0], script, ...args];
      // The part after the question mark makes it another module, which runs again.
      await import(${JSON.stringify(`${pathToFileURL(repository).href}/scripts/`)} + script + ".ts?" + at);
      outcome.status = process.exitCode;
    }
    process.exitCode = 0;
    write(JSON.stringify(outcomes));`;
  const { status, stdout, stderr } = startNode(["--input-type=module", "-"], program);
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as readonly CommandOutcome[];
}
