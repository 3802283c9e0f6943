/**
 * `npm run validate -- [--brands DIR] [--format NAME]`: checks descriptors, themes, texts and images
 * (docs/validate.md).
 */
import { runCommand } from "#scripts/command/runCommand.ts";
import { readOptions } from "#scripts/command/readOptions.ts";
import { repository } from "#scripts/files/repository.ts";
import { fromCaller } from "#scripts/command/fromCaller.ts";
import { exitCodeOf } from "#scripts/checks/report/exitCode.ts";
import { formatReport } from "#scripts/checks/report/formatReport.ts";
import { githubReport } from "#scripts/checks/report/githubReport.ts";
import { jsonReport } from "#scripts/checks/report/jsonReport.ts";
import { sarifReport } from "#scripts/checks/report/sarifReport.ts";
import { type Validation, validateBrands } from "#scripts/checks/validateBrands.ts";
import { readPortalText } from "#scripts/release/compiled/readPortalText.ts";

const formats = {
  text: (validation: Validation) => formatReport(validation, { colour: wantsColour() }),
  json: jsonReport,
  sarif: sarifReport,
  github: githubReport,
} satisfies Record<string, (validation: Validation) => string>;
type Format = keyof typeof formats;
const names = Object.keys(formats) as Format[];

const usage = `npm run validate -- [--brands DIR] [--format ${names.join("|")}] [--today DAY]

Checks descriptors, themes, texts and images, and lists each problem with its place (docs/validate.md).

  --brands DIR     check DIR/tenants and DIR/themes instead of the repository's
  --format text    findings for people, the first 100 of them (default)
  --format json    findings as JSON; --json is the same
  --format sarif   SARIF 2.1.0, for code scanning and editors
  --format github  annotations of a pull request
  --today DAY      which campaigns are over on another day, for example 2027-01-01
  --help           this text

Exit code: 0 clean, 1 findings, 2 the checker itself failed or was called in a wrong way.
`;

const wantsColour = (): boolean =>
  process.stdout.isTTY && (process.env["NO_COLOR"] ?? "") === "" && process.env["TERM"] !== "dumb";

function formatOf(name: string): Format {
  const found = names.find((each) => each === name);
  if (found === undefined) throw new Error(`--format ${name} does not exist: expected one of ${names.join(", ")}`);
  return found;
}

async function run(): Promise<number> {
  const values = readOptions(usage, {
    brands: { type: "string" },
    format: { type: "string" },
    json: { type: "boolean" },
    today: { type: "string" },
  });
  if (values === undefined) return 0;
  const format = values.json === true ? "json" : formatOf(values.format ?? "text");
  const { today } = values;
  if (today !== undefined && !/^\d{4}-\d{2}-\d{2}$/.test(today))
    throw new Error(`--today ${today} is not a day: expected one such as 2027-01-01`);
  const validation = await validateBrands(fromCaller(values.brands ?? repository), undefined, today, readPortalText);
  process.stdout.write(formats[format](validation));
  return exitCodeOf(validation);
}

await runCommand("validate", run);
