import { parseArgs } from "node:util";

/** What the command line of `npm test` asks for. */
export interface TestOptions {
  /** Names of the gates to run; undefined: all. */
  readonly only: readonly string[] | undefined;
  /** Whether every journey of a brand runs in every brand. */
  readonly isEveryBrand: boolean;
  /** Whether only the help is wanted. */
  readonly isHelp: boolean;
  /** The share of unit tests and journeys to run: `index` of `count`, from 1. */
  readonly shard: { readonly index: number; readonly count: number } | undefined;
}

/** What `npm test -- --help` prints, before the names of the parts. */
export const testHelp = `npm test [-- --only types,lint] [-- --all] [-- --shard 1/3]

Runs every check, and ends with a table and "N passed, N failed" (docs/reference/tests.md).

  --only NAMES   only these gates, separated by commas
  --all          every journey that shows a brand's own pages in every brand, as in CI
  --shard 1/3    a share of the unit tests and journeys
  --help         this text
`;

const usage = "npm test [-- --only types,lint] [-- --all] [-- --shard 1/3]";

function readShard(value: string): TestOptions["shard"] {
  const [index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(value) ?? []).slice(1).map(Number);
  if (index < 1 || index > count) throw new Error(`"${value}" is not a shard. Write 1/3, 2/3 or 3/3.\nUsage: ${usage}`);
  return { index, count };
}

/**
 * Reads the arguments of `npm test`. In CI (`CI=true`) every journey runs in every brand.
 * @throws Error with the usage, when an argument is unknown or a value is missing
 */
export function readTestOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): TestOptions {
  const options = {
    only: { type: "string" },
    all: { type: "boolean" },
    shard: { type: "string" },
    help: { type: "boolean", short: "h" },
  } as const;
  let values: { only?: string; all?: boolean; shard?: string; help?: boolean };
  try {
    ({ values } = parseArgs({ args: [...args], options, allowPositionals: false }));
  } catch (error) {
    throw new Error(`${(error as Error).message}\nUsage: ${usage}`);
  }
  return {
    only: values.only?.split(",").filter((name) => name !== ""),
    isEveryBrand: values.all === true || env["CI"] === "true",
    isHelp: values.help === true,
    shard: values.shard === undefined ? undefined : readShard(values.shard),
  };
}
