import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { checkTarget } from "#scripts/release/checkTarget.ts";
import { explainFileError } from "#scripts/release/explainFileError.ts";
import { checkTenants, readBuildArguments, UsageError } from "#scripts/release/readBuildArguments.ts";
import { BuildError, buildBrands } from "#scripts/release/buildBrands.ts";
import { MissingFolderError } from "#scripts/brands/loadWorkspace.ts";
import { buildReport } from "#scripts/release/buildReport.ts";
import { jsonReport } from "#scripts/checks/report/jsonReport.ts";
import { formatReport } from "#scripts/checks/report/formatReport.ts";
import { isClean } from "#scripts/checks/report/reportFindings.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";
import { readPortalText } from "#scripts/release/readPortalText.ts";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

/** Exit codes: 0 built, 1 a problem in a brand or in the result, 2 the command failed. */
async function run(): Promise<number> {
  const startedMs = performance.now();
  const calledFrom = process.env["INIT_CWD"] ?? process.cwd();
  const { brandsDir, out, only, isJson } = readBuildArguments(process.argv.slice(2), root, calledFrom);
  const checked = await validateBrands(brandsDir, undefined, undefined, readPortalText);
  if (!isClean(checked)) {
    if (isJson) process.stdout.write(jsonReport(checked));
    console.error(formatReport(checked, { colour: false }));
    console.error("Nothing was built.");
    return checked.crashes.length > 0 ? 2 : 1;
  }
  const { ids } = checked.brands;
  checkTenants(only, ids);
  checkTarget(out, only ?? ids);
  const result = await buildBrands({
    root,
    brandsDir,
    out,
    brands: checked.brands,
    ...(only && { only }),
  });
  const { folders, tooLarge } = result;
  if (isJson) {
    for await (const piece of buildReport(result)) process.stdout.write(piece);
    return tooLarge.length === 0 ? 0 : 1;
  }
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  for (const folder of folders) console.log(`  ${relative(process.cwd(), folder) || "."}`);
  console.log(`${folders.length === 1 ? "1 brand" : `${folders.length} brands`} built in ${seconds} s.`);
  for (const problem of tooLarge) console.error(`Too large: ${problem}.`);
  return tooLarge.length === 0 ? 0 : 1;
}

// A web server has to read the files, whoever builds them: umask 077 becomes 022.
process.umask(process.umask() & 0o022);

process.exitCode = await run().catch((error: unknown) => {
  if (error instanceof UsageError || error instanceof MissingFolderError) {
    console.error(error.message);
    return 2;
  }
  if (error instanceof BuildError) {
    if (process.argv.includes("--json"))
      process.stdout.write(`${JSON.stringify({ schemaVersion: 1, ok: false, problems: error.problems }, null, 2)}\n`);
    for (const problem of error.problems) console.error(problem);
    console.error(
      `${error.problems.length === 1 ? "1 problem" : `${error.problems.length} problems`}. Nothing was written.`,
    );
    return 1;
  }
  const explanation = explainFileError(error);
  console.error(explanation === undefined ? error : `${explanation} Nothing was changed.`);
  return 2;
});
