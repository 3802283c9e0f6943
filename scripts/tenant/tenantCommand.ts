import { parseArgs } from "node:util";

import { type EnvironmentName, environmentNames } from "#contract/descriptor/descriptorSchema.ts";
import { didYouMean } from "#scripts/brands/didYouMean.ts";
import { loadWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { diffBrands } from "./diffBrands.ts";
import { explainField } from "./explainField.ts";
import { checkFixArguments, fixBrands } from "./fixBrands.ts";
import { newBrand } from "./newBrand.ts";
import { TenantUsageError } from "./TenantUsageError.ts";
import { differencesText, explanationText, fixText } from "./tenantText.ts";

export const tenantUsage = `npm run tenant -- new <id> --from <brand>    a folder and a theme for a new brand, with values to fill in
npm run tenant -- explain <brand> <field>    where a value comes from, such as: explain dnb urls.timeout
npm run tenant -- diff <brand> <brand>       what differs between two brands
npm run tenant -- fix [<brand>]              correct misspelt keys and values, and their form

  --brands DIR        use DIR/tenants and DIR/themes instead of the repository's
  --environment NAME  explain: one of ${environmentNames.join(", ")}
  --dry-run           fix: show the corrections, and leave the files as they are
  --colours           fix: also the nearest colour with enough contrast
  --json              the result as JSON

Exit code: 0 done, 1 findings are left (fix), 2 called in a wrong way.
`;

/** The output of a command and its exit code. */
export interface TenantOutcome {
  readonly output: string;
  readonly exitCode: 0 | 1;
}

const options = {
  from: { type: "string" },
  brands: { type: "string" },
  environment: { type: "string" },
  "dry-run": { type: "boolean" },
  colours: { type: "boolean" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new TenantUsageError(error instanceof Error ? error.message : String(error));
  }
}
type Values = ReturnType<typeof read>["values"];

const needed = (value: string | undefined, what: string): string => {
  if (value === undefined || value === "") throw new TenantUsageError(what);
  return value;
};

function environmentOf(name: string | undefined): EnvironmentName | undefined {
  const found = environmentNames.find((each) => each === name);
  if (name === undefined || found !== undefined) return found;
  const near = didYouMean(name, environmentNames);
  throw new TenantUsageError(
    `There is no environment "${name}".${near === undefined ? "" : ` Did you mean "${near}"?`} Type --environment ${environmentNames.join("|")}`,
  );
}

const done = (values: Values, result: unknown, text: string, exitCode: 0 | 1 = 0): TenantOutcome => ({
  output: values.json === true ? `${JSON.stringify(result, null, 2)}\n` : text,
  exitCode,
});

type Command = (dir: string, rest: readonly string[], values: Values) => Promise<TenantOutcome> | TenantOutcome;

const commands: Readonly<Record<string, Command>> = {
  new: async (dir, [id], values) => {
    const usage = "Type the id of the new brand, and the brand to start from: npm run tenant -- new nordlys --from dnb";
    const files = await newBrand(dir, needed(id, usage), needed(values.from, usage));
    const text = `${files.map((file) => `  ${file}`).join("\n")}\n\nNext: npm run validate lists what to fill in, line by line.\n`;
    return done(values, { files }, text);
  },
  explain: (dir, [brand, field], values) => {
    const usage = "Type a brand and a field: npm run tenant -- explain dnb urls.timeout";
    const environment = environmentOf(values.environment);
    const explained = explainField(loadWorkspace(dir), needed(brand, usage), needed(field, usage), environment);
    return done(values, explained, explanationText(explained));
  },
  diff: (dir, [a, b], values) => {
    const usage = "Type two brands: npm run tenant -- diff dnb eika";
    const differences = diffBrands(loadWorkspace(dir), needed(a, usage), needed(b, usage));
    return done(values, { differences }, differencesText(String(a), String(b), differences));
  },
  fix: async (dir, rest, values) => {
    checkFixArguments(rest);
    const isDryRun = values["dry-run"] === true;
    const result = await fixBrands(dir, { brand: rest[0], colours: values.colours === true, dryRun: isDryRun });
    return done(values, result, fixText(result, isDryRun), result.left > 0 ? 1 : 0);
  },
};

/**
 * Runs `npm run tenant` (spec: commands-16).
 * @throws TenantUsageError when the command line is not valid
 */
export async function tenantCommand(args: readonly string[], root: string): Promise<TenantOutcome> {
  const { values, positionals } = read(args);
  if (values.help === true) return { output: tenantUsage, exitCode: 0 };
  const [name, ...rest] = positionals;
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return command(values.brands ?? root, rest, values);
  const near = name === undefined ? undefined : didYouMean(name, Object.keys(commands));
  throw new TenantUsageError(
    name === undefined
      ? `Type what to do: ${Object.keys(commands).join(", ")}`
      : `There is no command "${name}".${near === undefined ? "" : ` Did you mean "${near}"?`}`,
  );
}
