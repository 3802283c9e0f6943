import { parseArgs } from "node:util";

import { type EnvironmentName, environmentNames } from "#contract/descriptor/environmentNames.ts";
import { didYouMean } from "#scripts/text/didYouMean.ts";
import { TenantUsageError } from "./TenantUsageError.ts";

/** The help of `npm run tenant`. */
export const tenantUsage = `npm run tenant -- COMMAND

Adds, explains, compares and corrects brands (docs/tenants.md).

npm run tenant -- new <id> --from <brand>    a folder and a theme for a new brand, with values to fill in
npm run tenant -- explain <brand> <field>    where a value comes from, such as: explain dnb urls.timeout
npm run tenant -- diff <brand> <brand>       what differs between two brands
npm run tenant -- fix [<brand>]              correct misspelt keys and values, and their form

  --brands DIR        use DIR/tenants and DIR/themes instead of the repository's
  --environment NAME  explain: one of ${environmentNames.join(", ")}
  --dry-run           fix: show the corrections, and leave the files as they are
  --colours           fix: also the nearest colour with enough contrast
  --json              the result as JSON
  --help              this text

Exit code: 0 done, 1 findings are left (fix), 2 called in a wrong way, or the files could not be read or written.
`;

const options = {
  from: { type: "string" },
  brands: { type: "string" },
  environment: { type: "string" },
  "dry-run": { type: "boolean" },
  colours: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;
type OptionName = keyof typeof options;
const optionNames = Object.keys(options) as OptionName[];

/** What a command takes. */
interface Command {
  readonly options: readonly OptionName[];
  /** How many words follow it. */
  readonly least: number;
  readonly most: number;
  /** What to type. */
  readonly usage: string;
}

const commands = {
  new: {
    options: ["from", "brands", "json"],
    least: 1,
    most: 1,
    usage: "Type the id of the new brand, and the brand to start from: npm run tenant -- new nordlys --from dnb",
  },
  explain: {
    options: ["environment", "brands", "json"],
    least: 2,
    most: 2,
    usage: "Type a brand and a field: npm run tenant -- explain dnb urls.timeout",
  },
  diff: {
    options: ["brands", "json"],
    least: 2,
    most: 2,
    usage: "Type two brands: npm run tenant -- diff dnb eika",
  },
  fix: {
    options: ["dry-run", "colours", "brands", "json"],
    least: 0,
    most: 1,
    usage: "Type at most one brand: npm run tenant -- fix dnb",
  },
} as const satisfies Record<string, Command>;
type CommandName = keyof typeof commands;
const commandNames = Object.keys(commands) as CommandName[];

/** A command line of `npm run tenant`. */
export interface TenantArguments {
  /** `new`, `explain`, `diff` or `fix`. */
  readonly command: CommandName | "help";
  /** The words after the command: as many as it takes. */
  readonly words: readonly string[];
  /** `--from`: the brand that a new one is copied from. */
  readonly from: string;
  /** `--brands`: a folder with `tenants/` and `themes/`. */
  readonly brands: string | undefined;
  /** `--environment`: explains only this one. */
  readonly environment: EnvironmentName | undefined;
  /** `--dry-run`: nothing is written. */
  readonly dryRun: boolean;
  /** `--colours`: a palette for the new brand. */
  readonly colours: boolean;
  /** `--json`: output for machines. */
  readonly json: boolean;
}

const meant = (near: string | undefined): string => (near === undefined ? "" : ` Did you mean "${near}"?`);

function commandOf(name: string | undefined): CommandName {
  const found = commandNames.find((each) => each === name);
  if (found !== undefined) return found;
  const start =
    name === undefined
      ? `Type what to do: ${commandNames.join(", ")}`
      : `There is no command "${name}".${meant(didYouMean(name, commandNames))}`;
  throw new TenantUsageError(`${start}\n\n${tenantUsage}`);
}

function environmentOf(name: string | undefined): EnvironmentName | undefined {
  const found = environmentNames.find((each) => each === name);
  if (name === undefined || found !== undefined) return found;
  const near = meant(didYouMean(name, environmentNames));
  throw new TenantUsageError(
    `There is no environment "${name}".${near} Type --environment ${environmentNames.join("|")}`,
  );
}

/** Options by name, and the other words in their order. */
function read(args: readonly string[]): { values: Map<OptionName, string>; words: string[] } {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true, tokens: true });
  const values = new Map<OptionName, string>();
  const words: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") words.push(token.value);
    if (token.kind !== "option") continue;
    const name = optionNames.find((each) => each === token.name);
    if (name === undefined) {
      const near = didYouMean(token.name, optionNames);
      throw new TenantUsageError(
        `There is no option ${token.rawName}.${meant(near && `--${near}`)} Options: ${optionNames.map((each) => `--${each}`).join(", ")}`,
      );
    }
    if (values.has(name)) throw new TenantUsageError(`--${name} is given twice`);
    const { value = "", inlineValue = false } = token;
    if (options[name].type === "boolean" && inlineValue)
      throw new TenantUsageError(`--${name} takes no value: type --${name} alone`);
    if (options[name].type === "string" && (value === "" || (!inlineValue && value.startsWith("-"))))
      throw new TenantUsageError(`--${name} needs a value after it`);
    values.set(name, value);
  }
  return { values, words };
}

/**
 * Reads the command line of `npm run tenant`.
 * @throws TenantUsageError for a command, an option or a number of words that it does not take
 */
export function readArguments(args: readonly string[]): TenantArguments {
  const {
    values,
    words: [name, ...words],
  } = read(args);
  const command = values.has("help") ? "help" : commandOf(name);
  if (command !== "help") {
    const takes: Command = commands[command];
    const strange = [...values.keys()].find((option) => !takes.options.includes(option));
    if (strange !== undefined)
      throw new TenantUsageError(
        `"${command}" does not take --${strange}. It takes ${takes.options.map((each) => `--${each}`).join(", ")}`,
      );
    if (words.length < takes.least || words.length > takes.most || words.includes(""))
      throw new TenantUsageError(takes.usage);
    if (command === "new" && !values.has("from")) throw new TenantUsageError(takes.usage);
  }
  return {
    command,
    words,
    from: values.get("from") ?? "",
    brands: values.get("brands"),
    environment: environmentOf(values.get("environment")),
    dryRun: values.has("dry-run"),
    colours: values.has("colours"),
    json: values.has("json"),
  };
}

/**
 * Checks that npm has read no option as its own: `npm run tenant fix --dry-run`, without `--` before the command, runs
 * `fix` alone.
 * @param environment the variables in which npm passes its own options on
 * @throws TenantUsageError with what to type instead
 */
export function checkKeptOptions(environment: Readonly<Record<string, string | undefined>>): void {
  const kept = optionNames.find((name) => (environment[`npm_config_${name.replace("-", "_")}`] ?? "") !== "");
  if (kept !== undefined)
    throw new TenantUsageError(
      `npm has read --${kept} as an option of its own. Type two hyphens before the command: npm run tenant -- …`,
    );
}
