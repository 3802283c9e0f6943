import { Command as Commander, CommanderError, Option as CommanderOption } from "commander";
import { didYouMean } from "#scripts/shared/text/didYouMean.ts";
import { callOf, type Command } from "./Command.ts";
import type { Option, OptionTable, ValuesOf } from "./Option.ts";
import { UsageError } from "./UsageError.ts";

/** What had another name, for people and scripts that still use that. */
const renamed: Readonly<Record<string, string>> = {
  tenant: "A brand is named with --brand",
  retire: "It is a command: npm run retire -- --brand a,b",
  "end-preview": "It is a command: npm run end-preview -- --preview NAME",
};

type Described = Pick<Command, "name" | "options" | "words" | "passesOn" | "meantBy">;

/** What stands for the arguments that a command needs. */
export const neededOf = ({ needs, words }: Pick<Command, "needs" | "words">): readonly string[] =>
  [words?.shown, needs].filter((part) => part !== undefined);

/** A text of a command line for an option that takes one. @throws UsageError when it is none */
function checkValue(name: string, value: string, { canBeEmpty }: Option<unknown>): void {
  if ((value === "" && canBeEmpty !== true) || value.startsWith("-"))
    throw new UsageError(`--${name} needs a value after it`);
}

/** An option as commander takes it. `heading`: the group of options in the help that it belongs to. */
function optionOf(name: string, option: Option<unknown>, passesOn = false, heading?: string): CommanderOption {
  const { shown, help, absent, isList, read } = option;
  const taken = new CommanderOption(shown === undefined ? `--${name}` : `--${name} <${shown}>`, help);
  if (heading !== undefined) taken.helpGroup(heading);
  if (shown === undefined) return taken;
  // For the help alone.
  if (typeof absent === "number" || (typeof absent === "string" && absent !== "")) taken.default(absent, `${absent}`);
  let isGiven = false;
  return taken.argParser((value: string, before: unknown) => {
    checkValue(name, value, option);
    const isAgain = isGiven;
    isGiven = true;
    // Another program may take it several times. Else the last value counts, and a list grows.
    if (isAgain && passesOn) return before;
    return isAgain && isList === true
      ? [...new Set([...(before as readonly string[]), ...(read(value, name) as readonly string[])])]
      : read(value, name);
  });
}

/** A command for commander, which reads its arguments and writes its help. */
function commanderOf({ options, passesOn }: Pick<Command, "options" | "passesOn">): Commander {
  const commander = new Commander()
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .configureHelp({ helpWidth: 120 })
    .helpOption("--help", "this text")
    .helpCommand(false);
  let heading: string | undefined;
  for (const [name, option] of Object.entries(options)) {
    heading = option.heading ?? heading;
    commander.addOption(optionOf(name, option, passesOn, heading));
  }
  return commander;
}

/** What is typed after the name of a command. */
function usageOf(command: Omit<Command, "run">): string {
  const { name, needs, words, options } = command;
  const typed = [...neededOf(command), ...(Object.keys(options).length > 0 ? ["[options]"] : [])].join(" ");
  const isNeeded = needs !== undefined || (words !== undefined && words.least > 0);
  // Two hyphens are in the call already where a word follows the name.
  if (typed === "" || name.includes(" ")) return typed;
  return isNeeded ? `-- ${typed}` : `[-- ${typed.replaceAll(/[[\]]/g, "")}]`;
}

/** The help of a command. */
export function helpOf(command: Omit<Command, "run">): string {
  const { purpose, words, notes, exits } = command;
  const commander = commanderOf(command).name(callOf(command)).usage(usageOf(command)).description(purpose);
  if (words?.help !== undefined) commander.argument(words.shown, words.help);
  const end = [notes, exits === undefined ? undefined : `Exit code: ${exits}.`].filter((part) => part !== undefined);
  return [commander.helpInformation(), ...end.map((part) => `${part}\n`)].join("\n");
}

/** The help of a group of commands: for each one what is typed, and what it does. */
export function helpOfGroup(call: string, purpose: string, rows: readonly (readonly [string, string])[]): string {
  const commander = commanderOf({ options: {} }).name(call).usage("-- COMMAND").description(purpose);
  for (const [typed, does] of rows) commander.addCommand(new Commander(typed).summary(does));
  return `${commander.helpInformation()}\nThe options of a command: ${call} -- COMMAND --help\n`;
}

/** What somebody means with an option that the command does not have. */
function meantWith(option: string, { name, options, words, meantBy = {} }: Described): string | undefined {
  if (Object.hasOwn(meantBy, option)) return meantBy[option];
  if (option === "brand" && words?.shown.includes("BRAND") === true)
    return `The brand is a word of its own: ${callOf({ name })} ${words.shown}`;
  if (Object.hasOwn(renamed, option)) return renamed[option];
  const near = didYouMean(option, [...Object.keys(options), "help"]);
  return near === undefined ? undefined : `Did you mean --${near}?`;
}

function refuseUnknown(given: string, command: Described): never {
  const { options } = command;
  const name = given.replace(/^-+/, "").replace(/=.*$/, "");
  if (Object.hasOwn(options, name) && given.startsWith("--"))
    throw new UsageError(`--${name} takes no value: type --${name} alone`);
  const meant = meantWith(name, command);
  throw new UsageError(`There is no option ${given}.${meant === undefined ? "" : ` ${meant}`}`);
}

/**
 * Reads a command line: the values of the options, and the words beside them.
 * @throws UsageError for an option, a value or a word that the command does not take
 */
export function readArguments<Table extends OptionTable>(
  command: Pick<Command<Table>, "name" | "options" | "words" | "passesOn" | "meantBy">,
  args: readonly string[],
): { readonly values: ValuesOf<Table>; readonly words: readonly string[] } {
  const { options, words: expected, passesOn } = command;
  const commander = commanderOf(command);
  const { operands: words, unknown } = split(commander, args);
  if (passesOn !== true) {
    const [option] = unknown;
    if (option !== undefined) refuseUnknown(option, command);
    if (expected === undefined && words.length > 0) throw new UsageError(`"${words[0]}" belongs to no option`);
  }
  if (expected && (words.length < expected.least || words.length > expected.most || words.includes("")))
    throw new UsageError(expected.advice);
  const read = commander.opts();
  const values = commander.options.map((option) => {
    const value: unknown = read[option.attributeName()];
    return [option.name(), value === undefined ? options[option.name()]?.absent : value] as const;
  });
  return { values: Object.fromEntries(values) as ValuesOf<Table>, words };
}

function split(commander: Commander, args: readonly string[]) {
  try {
    return commander.parseOptions([...args]);
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // The only complaint of commander itself: an option at the end has no value.
    throw new UsageError(`${args.at(-1)} needs a value after it`);
  }
}
