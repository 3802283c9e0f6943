import type { CommandDeps } from "#scripts/command/CommandDeps.ts";

/** What a command has written, and its exit code. */
export interface CommandOutcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Calls a command in this process, as if npm had been called in `calledFrom`. */
export async function callCommand(
  command: (deps: CommandDeps) => Promise<number>,
  calledFrom: string = process.cwd(),
): Promise<CommandOutcome> {
  let [stdout, stderr] = ["", ""];
  const status = await command({
    calledFrom,
    print: (text) => (stdout += text),
    complain: (text) => (stderr += text),
  });
  return { status, stdout, stderr };
}
