/** `npm run validate [-- --brands DIR] [-- --json]`: checks every descriptor, theme, text and image (docs/validate.md). */
import { join } from "node:path";
import { parseArgs } from "node:util";

import { exitCodeOf, formatReport, jsonReport } from "#scripts/checks/formatReport.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";

const usage = `npm run validate -- [--brands DIR] [--json]

  --brands DIR  check DIR/tenants and DIR/themes instead of the repository's
  --json        findings as JSON

Exit code: 0 clean, 1 findings, 2 the checker itself failed.
`;

const wantsColour = (): boolean =>
  process.stdout.isTTY && (process.env["NO_COLOR"] ?? "") === "" && process.env["TERM"] !== "dumb";

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { brands: { type: "string" }, json: { type: "boolean" }, help: { type: "boolean", short: "h" } },
  });
  if (values.help === true) {
    process.stdout.write(usage);
    return 0;
  }
  const validation = await validateBrands(values.brands ?? join(import.meta.dirname, ".."));
  process.stdout.write(
    values.json === true ? jsonReport(validation) : formatReport(validation, { colour: wantsColour() }),
  );
  return exitCodeOf(validation);
}

try {
  // Not process.exit: a pipe would lose the end of a long report.
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`validate: ${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}
