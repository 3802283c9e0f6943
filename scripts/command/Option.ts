import { suggestion } from "#scripts/shared/text/didYouMean.ts";
import { UsageError } from "./UsageError.ts";

/**
 * The parts of a list such as `sb1, dnb`, each once.
 * @param where what the list belongs to, for the message: `--brand`
 * @throws UsageError when a part is empty: a variable of a script had no value
 */
function readList(given: string, where: string): readonly string[] {
  const parts = given.split(",").map((part) => part.trim());
  if (parts.includes("")) throw new UsageError(`${where} "${given}" has an empty part: write a,b`);
  return [...new Set(parts)];
}

/** An option of a command: both how it is read and its line of the help. */
export interface Option<Value> {
  /** What stands for its value in the help, such as `DIR`. Left out: it takes none. */
  readonly shown?: string;
  /** What it does. */
  readonly help: string;
  /** A line above it in the help, where a group of options begins. */
  readonly heading?: string;
  /** Whether it can be given several times. */
  readonly isList?: true;
  /** Whether an empty value means something. */
  readonly canBeEmpty?: true;
  /** The value when the option is not given. */
  readonly absent: Value;
  /** @throws UsageError for a value that it does not take */
  readonly read: (given: string, name: string) => Value;
}

/** The options of a command, by name without hyphens. */
export type OptionTable = Readonly<Record<string, Option<unknown>>>;

/** What a command line says for a table of options. */
export type ValuesOf<Table extends OptionTable> = {
  readonly [Name in keyof Table]: Table[Name] extends Option<infer Value> ? Value : never;
};

interface Described extends Pick<Option<unknown>, "help" | "heading" | "canBeEmpty"> {
  readonly shown: string;
}

/** The value when the option is not given; the help names it. */
interface Default<Value> {
  readonly absent: Value;
}

/** An option without a value. */
export const flag = (help: string, absent = false): Option<boolean> => ({ help, absent, read: () => true });

/** An option with any value. */
export function text(described: Described & Default<string>): Option<string>;
export function text(described: Described): Option<string | undefined>;
export function text(described: Described & Partial<Default<string>>): Option<string | undefined> {
  return { absent: undefined, ...described, read: (given) => given };
}

/** An option with several values, separated by commas. */
export const list = (described: Described): Option<readonly string[] | undefined> => ({
  ...described,
  isList: true,
  absent: undefined,
  read: (given, name) => readList(given, `--${name}`),
});

/** An option with one of some names. */
export function oneOf<Name extends string>(
  names: readonly Name[],
  described: Described & Default<NoInfer<Name>>,
): Option<Name>;
export function oneOf<Name extends string>(names: readonly Name[], described: Described): Option<Name | undefined>;
export function oneOf<Name extends string>(
  names: readonly Name[],
  described: Described & Partial<Default<Name>>,
): Option<Name | undefined> {
  const read = (given: string, option: string): Name => {
    const found = names.find((name) => name === given);
    if (found !== undefined) return found;
    const expected = `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
    throw new UsageError(`--${option} ${given} does not exist: expected ${expected}.${suggestion(given, names)}`);
  };
  return { absent: undefined, ...described, read };
}

/** An option with a whole number. */
export const wholeNumber = ({
  least,
  most,
  ...described
}: Described & Default<number> & { readonly least: number; readonly most: number }): Option<number> => ({
  ...described,
  read: (given, name) => {
    const number = /^\d{1,6}$/.test(given) ? Number(given) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new UsageError(`--${name} ${given} is not a whole number from ${least} to ${most}`);
  },
});

/** An option with a day. */
export const day = (help: string): Option<string | undefined> => ({
  shown: "DAY",
  help: `${help}, for example 2027-01-01`,
  absent: undefined,
  read: (given, name) => {
    if (/^\d{4}-\d{2}-\d{2}$/.test(given)) return given;
    throw new UsageError(`--${name} ${given} is not a day: expected one such as 2027-01-01`);
  },
});
