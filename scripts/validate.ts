/**
 * `npm run validate -- [--brands DIR] [--format NAME]`: checks descriptors, themes, texts and images
 * (docs/validate.md).
 */
import { brandsFolder, defineCommand } from "#scripts/command/Command.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { day, flag, oneOf } from "#scripts/command/Option.ts";
import { repository } from "#scripts/files/repository.ts";
import { fromCaller } from "#scripts/command/CommandDeps.ts";
import { exitCodeOf } from "#scripts/checks/report/reportFindings.ts";
import { formatReport } from "#scripts/checks/report/formatReport.ts";
import { githubReport } from "#scripts/checks/report/githubReport.ts";
import { jsonReport } from "#scripts/checks/report/jsonReport.ts";
import { sarifReport } from "#scripts/checks/report/sarifReport.ts";
import { validateBrands, type Validation } from "#scripts/checks/validateBrands.ts";
import { readPortalText } from "#scripts/release/compiled/readPortalText.ts";

const formats = {
  text: (validation: Validation) => formatReport(validation, { colour: wantsColour() }),
  json: jsonReport,
  sarif: sarifReport,
  github: githubReport,
} satisfies Record<string, (validation: Validation) => string>;
type Format = keyof typeof formats;
const names = Object.keys(formats) as Format[];

const wantsColour = (): boolean =>
  process.stdout.isTTY && (process.env["NO_COLOR"] ?? "") === "" && process.env["TERM"] !== "dumb";

const validate = defineCommand({
  name: "validate",
  purpose: "Checks descriptors, themes, texts and images, and lists each problem with its place (docs/validate.md).",
  options: {
    brands: brandsFolder,
    format: oneOf(names, {
      shown: "NAME",
      help:
        "text: findings for people, the first 100 of them; json; sarif: SARIF 2.1.0, for code scanning and editors; " +
        "github: annotations of a pull request",
      absent: "text",
    }),
    json: flag("the same as --format json"),
    today: day("which campaigns are over on another day"),
  },
  meantBy: { brand: "It checks every brand, and each finding begins with the file of its brand" },
  exits: "0 clean, 1 findings, 2 the checker itself failed or was called in a wrong way",
  async run({ brands, format, json, today }, { print }) {
    const validation = await validateBrands(fromCaller(brands ?? repository), undefined, today, readPortalText);
    print(formats[json ? "json" : format](validation));
    return exitCodeOf(validation);
  },
});

process.exitCode = await runCommand(validate);
