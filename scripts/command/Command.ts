import type { CommandDeps } from "./CommandDeps.ts";
import { type OptionTable, text, type ValuesOf } from "./Option.ts";

/** How a command was called. */
export interface CommandCall extends CommandDeps {
  /** The arguments that belong to no option, in their order. */
  readonly words: readonly string[];
  /** Every argument as it was given. */
  readonly args: readonly string[];
}

/** Arguments that belong to no option. */
interface Words {
  /** What stands for them in the first line of the help: `[DIR]`. */
  readonly shown: string;
  /** Their line of the help. */
  readonly help?: string;
  readonly least: number;
  readonly most: number;
  /** What to type when there are too few or too many. */
  readonly advice: string;
}

/** A command. The reader of its command line and its help follow from this. */
export interface Command<Table extends OptionTable = OptionTable> {
  /** What is typed after `npm run`; with a space, the word that follows `--` too: `tenant fix`. */
  readonly name: string;
  /** The options that must be given, for the first line of the help: `--to DIR`. */
  readonly needs?: string;
  /** What it does, in a line. */
  readonly purpose: string;
  readonly words?: Words;
  readonly options: Table;
  /** What somebody means who gives an option that it does not have, by the name of the option: `brand`. */
  readonly meantBy?: Readonly<Record<string, string>>;
  /** Further paragraphs of the help. */
  readonly notes?: string;
  /** The meaning of its exit codes: `0 built, 1 a problem in a brand`. Left out: 0, and 2 when it failed. */
  readonly exits?: string;
  /** Whether options that are not in the table are those of another program. `args` has them. */
  readonly passesOn?: true;
  /** The option that names the folder that it writes to, for advice when the disk refuses: `--out`. */
  readonly folderOption?: string;
  /** @returns the exit code; undefined counts as 0 */
  run(values: ValuesOf<Table>, call: CommandCall): Promise<number | void>;
}

/** A command, with the types of its values. */
export const defineCommand = <Table extends OptionTable>(command: Command<Table>): Command<Table> => command;

/** What is typed to run a command: `npm run tenant -- fix`, without the two hyphens where no word follows. */
export function callOf({ name }: Pick<Command, "name">): string {
  const [script = "", ...words] = name.split(" ");
  const call = script === "start" || script === "test" ? `npm ${script}` : `npm run ${script}`;
  return words.length === 0 ? call : `${call} -- ${words.join(" ")}`;
}

/** `--brands`, of every command that reads the sources of brands. */
export const brandsFolder = text({
  shown: "DIR",
  help: "DIR/tenants and DIR/themes in place of the repository's",
});
