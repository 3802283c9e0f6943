import { suggestion } from "#scripts/shared/text/didYouMean.ts";
import { callOf, type Command } from "./Command.ts";
import { type CommandDeps, processDeps } from "./CommandDeps.ts";
import { helpOfGroup, neededOf } from "./commanderOf.ts";
import { runCommand } from "./runCommand.ts";
import { UsageError } from "./UsageError.ts";

/** Commands that share a script: the first words say which one is meant. */
export interface CommandGroup {
  /** What is typed after `npm run`. */
  readonly name: string;
  readonly purpose: string;
  /** Their names are that of the group and more words: `tenant fix`, `tenant look import`. */
  readonly commands: readonly Command[];
}

const wordsOf = ({ name }: Command): readonly string[] => name.split(" ").slice(1);
const shownWords = (command: Command): string => wordsOf(command).join(" ");

/** Stands for a group in which no command was named. */
const withoutCommand = ({ name, commands }: CommandGroup, given: readonly string[]): Command => ({
  name,
  purpose: "",
  options: {},
  passesOn: true,
  run() {
    const known = commands.map(shownWords);
    const [word] = given;
    const below = known.filter((each) => each.startsWith(`${word} `));
    const typed = given.slice(0, below.length > 0 ? 2 : 1).join(" ");
    if (word === undefined || (typed === word && below.length > 0))
      throw new UsageError(`Type what to do: ${(word === undefined ? known : below).join(", ")}`);
    throw new UsageError(`There is no command "${typed}".${suggestion(typed, known)}`);
  },
});

/**
 * Runs the command of a group that the first arguments name.
 * @returns the exit code, as of {@link runCommand}
 */
export async function runGroup(
  group: CommandGroup,
  args: readonly string[] = process.argv.slice(2),
  deps: CommandDeps = processDeps(),
): Promise<number> {
  const command = group.commands.find((each) => wordsOf(each).every((word, index) => args[index] === word));
  if (command !== undefined) return runCommand(command, args.slice(wordsOf(command).length), deps);
  if (!args.includes("--help") && !args.includes("-h")) return runCommand(withoutCommand(group, args), args, deps);
  const rows = group.commands.map((each) => [[shownWords(each), ...neededOf(each)].join(" "), each.purpose] as const);
  deps.print(helpOfGroup(callOf(group), group.purpose, rows));
  return 0;
}
