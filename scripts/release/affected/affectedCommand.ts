import { messageOf } from "#contract/messageOf.ts";
import { parseArgs } from "node:util";
import { formatReport } from "#scripts/checks/report/formatReport.ts";
import { isClean } from "#scripts/checks/report/reportFindings.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";
import { OldStateError } from "./extractCommit.ts";
import { type Affected, findAffected } from "./findAffected.ts";
import type { AffectedBrand } from "./compareReleases.ts";
import { BuildError } from "../buildBrands.ts";
import type { BuildDeps } from "../buildCommand.ts";
import { readPortalText } from "../compiled/readPortalText.ts";

const usage = `npm run affected -- --since REF [--json]

Lists the brands, and their files, that differ from a commit.

  --since REF  a commit, branch or tag; the files of now are compared with it, also those that are not committed
  --json       the result as JSON
  --help       this text

Both states are built in a temporary folder and compared file by file. Nothing in the repository is changed.
Exit code: 0 compared, 1 one of the states cannot be built, 2 the command failed or was called in a wrong way.
`;

/** More files of a brand are counted. */
const mostShown = 6;

function describe({ id, change, files }: AffectedBrand): string {
  if (change !== "changed") return `  ${id}  ${change}`;
  const shown = files
    .slice(0, mostShown)
    .map((file) => (file.change === "changed" ? file.path : `${file.path} (${file.change})`));
  const more = files.length > mostShown ? [`${files.length - mostShown} more`] : [];
  return `  ${id}  ${[...shown, ...more].join(", ")}`;
}

function textReport(ref: string, { affected, same }: Affected): string {
  const all = affected.length + same.length;
  const lines = affected.map(describe);
  return [...lines, `${affected.length} of ${all === 1 ? "1 brand" : `${all} brands`} differ from ${ref}.`, ""].join(
    "\n",
  );
}

function jsonReport(ref: string, { change, affected, same }: Affected): string {
  const { commit, isCode } = change;
  return `${JSON.stringify({ schemaVersion: 1, since: { ref, commit }, isCode, affected, same }, null, 2)}\n`;
}

/** Where the command runs. */
type AffectedDeps = Omit<BuildDeps, "calledFrom">;

/**
 * Runs `npm run affected` (spec: commands-18).
 * @returns the exit code: 0 compared, 1 one of the states cannot be built, 2 the command failed
 */
export async function affectedCommand(args: readonly string[], deps: AffectedDeps): Promise<number> {
  try {
    return await run(args, deps);
  } catch (error) {
    const message = messageOf(error);
    const isState = error instanceof BuildError || error instanceof OldStateError;
    deps.complain(`affected: ${message}\n${isState ? "" : `\n${usage}`}`);
    return isState ? 1 : 2;
  }
}

async function run(args: readonly string[], deps: AffectedDeps): Promise<number> {
  const { root, compile, print, complain } = deps;
  const { values } = parseArgs({
    args: [...args],
    options: {
      since: { type: "string" },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    print(usage);
    return 0;
  }
  const { since } = values;
  if (since === undefined || since === "") throw new Error("--since needs a commit, branch or tag");
  const checked = await validateBrands(root, undefined, undefined, () => readPortalText(root, compile));
  if (!isClean(checked)) {
    complain(`${formatReport(checked, { colour: false })}\n`);
    return 1;
  }
  const found = await findAffected(root, since, compile);
  print(values.json ? jsonReport(since, found) : textReport(since, found));
  return 0;
}
