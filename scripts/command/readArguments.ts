import { parseArgs } from "node:util";
import { didYouMean } from "#scripts/text/didYouMean.ts";
import type { Command } from "./Command.ts";
import type { OptionTable, ValuesOf } from "./Option.ts";
import { UsageError } from "./UsageError.ts";

/** What had another name, for people and scripts that still use that. */
const renamed: ReadonlyMap<string, string> = new Map([
  ["tenant", "A brand is named with --brand"],
  ["retire", "It is a command: npm run retire -- --brand a,b"],
  ["end-preview", "It is a command: npm run end-preview -- --preview NAME"],
]);

function unknownOption(name: string, shown: string, known: readonly string[]): UsageError {
  const near = didYouMean(name, [...known, "help"]);
  const meant = renamed.get(name) ?? (near === undefined ? undefined : `Did you mean --${near}?`);
  return new UsageError(`There is no option ${shown}.${meant === undefined ? "" : ` ${meant}`}`);
}

/** The arguments as they were given: a text for each option, and the words beside them. */
function split(args: readonly string[], { options, passesOn }: Pick<Command, "options" | "passesOn">) {
  const types = Object.entries(options).map(
    ([name, { shown }]) => [name, { type: shown === undefined ? "boolean" : "string" } as const] as const,
  );
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(types),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<string, string>();
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value);
    if (token.kind !== "option") continue;
    const { name, rawName, value = "", inlineValue = false } = token;
    const option = Object.hasOwn(options, name) && rawName === `--${name}` ? options[name] : undefined;
    if (option === undefined) {
      if (passesOn === true) continue;
      throw unknownOption(name, rawName, Object.keys(options));
    }
    const before = given.get(name);
    // Another program may take it several times.
    if (before !== undefined && passesOn === true) continue;
    if (option.shown === undefined && inlineValue)
      throw new UsageError(`${rawName} takes no value: type ${rawName} alone`);
    const isEmpty = value === "" && option.canBeEmpty !== true;
    if (option.shown !== undefined && (isEmpty || (!inlineValue && value.startsWith("-"))))
      throw new UsageError(`${rawName} needs a value after it`);
    // Of an option that is given twice the last value counts; a list grows.
    given.set(name, before === undefined || option.isList !== true ? value : `${before},${value}`);
  }
  return { given, words };
}

/**
 * Reads a command line: the values of the options, and the words beside them.
 * @throws UsageError for an option, a value or a word that the command does not take
 */
export function readArguments<Table extends OptionTable>(
  command: Pick<Command<Table>, "options" | "words" | "passesOn">,
  args: readonly string[],
): { readonly values: ValuesOf<Table>; readonly words: readonly string[] } {
  const { options, words: expected, passesOn } = command;
  const { given, words } = split(args, command);
  if (expected === undefined && words.length > 0 && passesOn !== true)
    throw new UsageError(`"${words[0]}" belongs to no option`);
  if (expected && (words.length < expected.least || words.length > expected.most || words.includes("")))
    throw new UsageError(expected.advice);
  const values = Object.entries(options).map(([name, { absent, read }]) => {
    const value = given.get(name);
    return [name, value === undefined ? absent : read(value, name)] as const;
  });
  return { values: Object.fromEntries(values) as ValuesOf<Table>, words };
}

/** Settings of npm that people keep in their `.npmrc`: that they are set says nothing about the command line. */
const npmSettings = ["browser", "include"];

/**
 * Checks that npm has read no option as its own: `npm run deploy --dry-run`, without `--` before the option, would
 * deploy.
 * @param environment the variables in which npm passes its own options on
 * @throws UsageError with what to type instead
 */
export function checkKeptOptions(
  { name, options }: Pick<Command, "name" | "options">,
  environment: Readonly<Record<string, string | undefined>>,
): void {
  const [script] = name.split(" ");
  if (environment["npm_lifecycle_event"] !== script) return;
  const isKept = (option: string) => (environment[`npm_config_${option.replaceAll("-", "_")}`] ?? "") !== "";
  const kept = Object.keys(options).find((option) => !npmSettings.includes(option) && isKept(option));
  if (kept !== undefined)
    throw new UsageError(
      `npm has read --${kept} as an option of its own. Type two hyphens after the name: npm run ${script} -- …`,
    );
}
