import { relative } from "node:path";
import { MissingFolderError } from "#scripts/brands/loadWorkspace.ts";
import { formatReport } from "#scripts/checks/report/formatReport.ts";
import { jsonReport } from "#scripts/checks/report/jsonReport.ts";
import { isClean } from "#scripts/checks/report/reportFindings.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";
import { BuildError, buildBrands, type BuildOptions } from "./buildBrands.ts";
import { buildReport } from "./buildReport.ts";
import { checkTarget } from "./checkTarget.ts";
import type { CommandDeps } from "#scripts/command/CommandDeps.ts";
import { compileKept } from "./compiled/compileKept.ts";
import { explainFileError } from "#scripts/command/explainFileError.ts";
import { buildHelp, checkTenants, readBuildArguments, UsageError } from "./readBuildArguments.ts";
import { readPortalText } from "./compiled/readPortalText.ts";

/** Where the build command runs. */
export interface BuildDeps extends CommandDeps, Pick<BuildOptions, "compile"> {
  /** The repository's folder. */
  readonly root: string;
}

/**
 * Runs `npm run build` (spec: commands-5).
 * @returns the exit code: 0 built, 1 a problem in a brand or in the result, 2 the command failed
 */
export function buildCommand(args: readonly string[], deps: BuildDeps): Promise<number> {
  return run(args, deps).catch((error: unknown) => explain(error, args, deps));
}

async function run(args: readonly string[], deps: BuildDeps): Promise<number> {
  const { root, calledFrom, print, complain } = deps;
  if (args.includes("--help") || args.includes("-h")) {
    print(buildHelp);
    return 0;
  }
  const startedMs = performance.now();
  const { brandsDir, out, only, preview, isJson } = readBuildArguments(args, root, calledFrom);
  const { compile = compileKept } = deps;
  const checked = await validateBrands(brandsDir, undefined, undefined, () => readPortalText(root, compile));
  if (!isClean(checked)) {
    if (isJson) print(jsonReport(checked));
    complain(`${formatReport(checked, { colour: false })}\nNothing was built.\n`);
    return checked.crashes.length > 0 ? 2 : 1;
  }
  const ids = checked.brands.map(({ id }) => id);
  checkTenants(only, ids);
  checkTarget(out, only ?? ids);
  const result = await buildBrands({
    root,
    brandsDir,
    out,
    brands: checked.brands,
    ...(only && { only }),
    ...(preview !== undefined && { preview }),
    compile,
  });
  const { folders, origin, tooLarge } = result;
  // Without this line, only the deployment of these folders would say it.
  if (origin.day === undefined)
    complain(
      `The commit is not known, so there is no security.txt, and verify and deploy refuse the folders: ${origin.noSource}\n`,
    );
  if (isJson) {
    for await (const piece of buildReport(result)) print(piece);
    return tooLarge.length === 0 ? 0 : 1;
  }
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  for (const folder of folders) print(`  ${relative(calledFrom, folder) || "."}\n`);
  print(`${folders.length === 1 ? "1 brand" : `${folders.length} brands`} built in ${seconds} s.\n`);
  for (const problem of tooLarge) complain(`Too large: ${problem}.\n`);
  return tooLarge.length === 0 ? 0 : 1;
}

/** Says why nothing was built. Returns the exit code. */
function explain(error: unknown, args: readonly string[], { print, complain }: BuildDeps): number {
  if (error instanceof UsageError || error instanceof MissingFolderError) {
    complain(`${error.message}\n`);
    return 2;
  }
  if (error instanceof BuildError) {
    const { problems } = error;
    if (args.includes("--json")) print(`${JSON.stringify({ schemaVersion: 1, ok: false, problems }, null, 2)}\n`);
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    complain([...problems, `${count}. Nothing was written.`, ""].join("\n"));
    return 1;
  }
  const explanation = explainFileError(error);
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  complain(`${explanation === undefined ? text : `${explanation} Nothing was changed.`}\n`);
  return 2;
}
