import { join, relative, resolve } from "node:path";
import { openWorkspace } from "#scripts/brands/loadWorkspace.ts";
import { formatReport } from "#scripts/checks/report/formatReport.ts";
import { jsonReport } from "#scripts/checks/report/jsonReport.ts";
import { isClean } from "#scripts/checks/report/reportFindings.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";
import { checkBrands } from "#scripts/command/checkBrands.ts";
import { brandsFolder, type CommandCall, defineCommand } from "#scripts/command/Command.ts";
import type { CommandDeps } from "#scripts/command/CommandDeps.ts";
import { explainFileError } from "#scripts/command/explainFileError.ts";
import { flag, list, text, type ValuesOf } from "#scripts/command/Option.ts";
import { previewName } from "#scripts/stamp/previewHost.ts";
import { buildBrands, BuildError, type BuildOptions, type BuildResult } from "./buildBrands.ts";
import { checkTarget } from "./checkTarget.ts";
import { compileKept } from "./compiled/compileKept.ts";
import { readPortalText } from "./compiled/readPortalText.ts";
import { readFile } from "node:fs/promises";
import { recordFile } from "#contract/releaseFiles.ts";
import type { ReleaseFile, ReleaseRecord } from "./folder/releaseRecord.ts";

const sum = (files: readonly ReleaseFile[], size: (file: ReleaseFile) => number) =>
  files.reduce((total, file) => total + size(file), 0);

/**
 * The result of a build as JSON, in pieces: for each brand its folder, digest, sizes in bytes and files. `sentBytes` is
 * what a browser would get for all files, compressed where they are.
 */
async function* buildReport({ folders, origin, tooLarge }: BuildResult): AsyncGenerator<string> {
  const head = {
    schemaVersion: 1,
    ok: tooLarge.length === 0,
    source: origin.source ?? null,
    tools: origin.tools,
    tooLarge,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"brands":[`;
  for (const [index, folder] of folders.entries()) {
    const { brand, digest, files } = JSON.parse(await readFile(join(folder, recordFile), "utf8")) as ReleaseRecord;
    const bytes = sum(files, (file) => file.bytes);
    const sentBytes = sum(files, (file) => file.brotli ?? file.bytes);
    yield `${index === 0 ? "" : ","}\n${JSON.stringify({ id: brand, folder, digest, bytes, sentBytes, files })}`;
  }
  yield "]}\n";
}

/** What is built. */
export interface BuildSource extends Pick<BuildOptions, "compile"> {
  /** The repository's folder. */
  readonly root: string;
}

const options = {
  brand: list({ shown: "a,b", help: "only these brands" }),
  brands: brandsFolder,
  out: text({ shown: "DIR", help: "where to write (default: dist)" }),
  preview: text({ shown: "NAME", help: "folders for a preview of a branch, under its own host names" }),
  json: flag("the result as JSON"),
};

async function build(
  { brand: only, brands: folder, preview: name, json: isJson, ...values }: ValuesOf<typeof options>,
  { root, compile = compileKept }: BuildSource,
  { calledFrom, print, complain }: CommandDeps,
): Promise<number> {
  const startedMs = performance.now();
  const brandsDir = folder === undefined ? resolve(root) : resolve(calledFrom, folder);
  const out = values.out === undefined ? resolve(root, "dist") : resolve(calledFrom, values.out);
  const preview = name === undefined ? undefined : previewName(name);
  if (only) checkBrands(only, openWorkspace(brandsDir).folders);
  const checked = await validateBrands(brandsDir, undefined, undefined, () => readPortalText(root, compile));
  if (!isClean(checked)) {
    if (isJson) print(jsonReport(checked));
    complain(`${formatReport(checked, { colour: false })}\nNothing was built.\n`);
    return checked.crashes.length > 0 ? 2 : 1;
  }
  const ids = checked.brands.map(({ id }) => id);
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

/** Says why nothing was built. */
function explain(error: unknown, isJson: boolean, { print, complain }: CommandDeps): number {
  if (error instanceof BuildError) {
    const { problems } = error;
    if (isJson) print(`${JSON.stringify({ schemaVersion: 1, ok: false, problems }, null, 2)}\n`);
    const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    complain([...problems, `${count}. Nothing was written.`, ""].join("\n"));
    return 1;
  }
  const explanation = explainFileError(error);
  throw explanation === undefined ? error : new Error(`${explanation} Nothing was changed.`, { cause: error });
}

/** `npm run build`. */
export const buildCommand = (source: BuildSource) =>
  defineCommand({
    name: "build",
    purpose:
      "Checks every brand, compiles the portal once and writes a finished folder for each brand (docs/deploy.md).",
    options,
    exits: "0 built, 1 a problem in a brand or in the result, 2 the command failed or was called in a wrong way",
    run: (values, call: CommandCall) =>
      build(values, source, call).catch((error: unknown) => explain(error, values.json, call)),
  });
