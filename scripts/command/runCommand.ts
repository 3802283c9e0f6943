import { messageOf } from "#contract/messageOf.ts";
import { callOf, type Command, type CommandCall } from "./Command.ts";
import { type CommandDeps, processDeps } from "./CommandDeps.ts";
import { explainFileError } from "./explainFileError.ts";
import { checkKeptOptions } from "./checkKeptOptions.ts";
import { helpOf, readArguments } from "./commanderOf.ts";
import type { OptionTable } from "./Option.ts";
import { Refusal } from "./Refusal.ts";
import { UsageError } from "./UsageError.ts";

/** What is wrong, after the name of the command; and where the command line is wrong, how to see the help. */
function complaintOf(command: Pick<Command, "name" | "folderOption">, error: unknown): string {
  const { name, folderOption } = command;
  const [script] = name.split(" ");
  const explained = folderOption === undefined ? undefined : explainFileError(error, folderOption);
  const help = `Help: ${callOf(command)}${name === script ? " --" : ""} --help\n`;
  return `${script}: ${explained ?? messageOf(error)}\n${error instanceof UsageError ? help : ""}`;
}

/**
 * Runs a command, by default with the arguments of this process. What goes wrong is written to standard error, after
 * the name of the command.
 * @returns the exit code: what the command gives, 1 for a {@link Refusal}, 2 for any other error
 */
export async function runCommand<Table extends OptionTable>(
  command: Command<Table>,
  args: readonly string[] = process.argv.slice(2),
  deps: CommandDeps = processDeps(),
): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    deps.print(helpOf(command));
    return 0;
  }
  try {
    checkKeptOptions(command, process.env, process.argv[1]);
    const { values, words } = readArguments(command, args);
    const call: CommandCall = { ...deps, words, args };
    return (await command.run(values, call)) ?? 0;
  } catch (error) {
    deps.complain(complaintOf(command, error));
    return error instanceof Refusal ? 1 : 2;
  }
}
