import { suggestion } from "#scripts/text/didYouMean.ts";
import { callOf, type Command } from "./Command.ts";
import { type CommandDeps, processDeps } from "./CommandDeps.ts";
import { neededOf, pageOf } from "./helpOf.ts";
import { runCommand } from "./runCommand.ts";
import { UsageError } from "./UsageError.ts";

/** Commands that share a script: the first word says which one is meant. */
export interface CommandGroup {
  /** What is typed after `npm run`. */
  readonly name: string;
  readonly purpose: string;
  /** Their names are that of the group and a word: `tenant fix`. */
  readonly commands: readonly Command[];
}

const wordOf = ({ name }: Command): string => name.split(" ")[1] ?? "";

/** The help of a group: what is typed for each command. */
const helpOfGroup = (group: CommandGroup): string =>
  pageOf(`${callOf(group)} -- COMMAND`, group.purpose, {
    rows: group.commands.map((command) => [[wordOf(command), ...neededOf(command)].join(" "), command.purpose]),
    notes: `The options of a command: ${callOf(group)} -- ${group.commands.map(wordOf).join("|")} --help`,
  });

/** Stands for a group in which no command was named. */
const withoutCommand = ({ name, commands }: CommandGroup, word: string | undefined): Command => ({
  name,
  purpose: "",
  options: {},
  passesOn: true,
  run() {
    const words = commands.map(wordOf);
    if (word === undefined) throw new UsageError(`Type what to do: ${words.join(", ")}`);
    throw new UsageError(`There is no command "${word}".${suggestion(word, words)}`);
  },
});

/**
 * Runs the command of a group that the first argument names.
 * @returns the exit code, as of {@link runCommand}
 */
export async function runGroup(
  group: CommandGroup,
  args: readonly string[] = process.argv.slice(2),
  deps: CommandDeps = processDeps(),
): Promise<number> {
  const [word, ...rest] = args;
  const command = group.commands.find((each) => wordOf(each) === word);
  if (command !== undefined) return runCommand(command, rest, deps);
  if (!args.includes("--help") && !args.includes("-h")) return runCommand(withoutCommand(group, word), rest, deps);
  deps.print(helpOfGroup(group));
  return 0;
}
