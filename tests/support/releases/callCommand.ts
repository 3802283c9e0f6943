import type { Command } from "#scripts/command/Command.ts";
import type { CommandDeps } from "#scripts/command/CommandDeps.ts";
import { type CommandGroup, runGroup } from "#scripts/command/CommandGroup.ts";
import type { OptionTable } from "#scripts/command/Option.ts";
import { runCommand } from "#scripts/command/runCommand.ts";

/** What a command has written, and its exit code. */
export interface CommandOutcome {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function outcomeOf(run: (deps: CommandDeps) => Promise<number>, calledFrom: string): Promise<CommandOutcome> {
  let [stdout, stderr] = ["", ""];
  const status = await run({
    calledFrom,
    print: (text) => (stdout += text),
    complain: (text) => (stderr += text),
  });
  return { status, stdout, stderr };
}

/** Calls a command in this process, as if npm had been called in `calledFrom`. */
export const callCommand = <Table extends OptionTable>(
  command: Command<Table>,
  args: readonly string[],
  calledFrom: string = process.cwd(),
): Promise<CommandOutcome> => outcomeOf((deps) => runCommand(command, args, deps), calledFrom);

/** Calls the command of a group that the first argument names. */
export const callGroup = (group: CommandGroup, args: readonly string[]): Promise<CommandOutcome> =>
  outcomeOf((deps) => runGroup(group, args, deps), process.cwd());
