import { formatReport } from "#scripts/checks/report/formatReport.ts";
import { isClean } from "#scripts/checks/report/reportFindings.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";
import { defineCommand } from "#scripts/command/Command.ts";
import { flag, text } from "#scripts/command/Option.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { type Affected, findAffected } from "./findAffected.ts";
import type { AffectedBrand } from "./compareReleases.ts";
import { roadOfBuilds } from "./findRoad.ts";
import type { BuildSource } from "../buildCommand.ts";
import { readPortalText } from "../compiled/readPortalText.ts";

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

function jsonReport(ref: string, found: Affected): string {
  const { change, affected, same } = found;
  const { commit, isCode } = change;
  const road = roadOfBuilds(found);
  return `${JSON.stringify({ schemaVersion: 1, since: { ref, commit }, isCode, road, affected, same }, null, 2)}\n`;
}

/** `npm run affected`. */
export const affectedCommand = ({ root, compile }: BuildSource) =>
  defineCommand({
    name: "affected",
    needs: "--since REF",
    purpose: "Lists the brands, and their files, that differ from a commit.",
    options: {
      since: text({
        shown: "REF",
        help: "a commit, branch or tag; the files of now are compared with it, committed or not",
      }),
      json: flag("the result as JSON"),
    },
    notes:
      "Both states are built in a temporary folder and compared file by file. Nothing in the repository is changed.",
    exits: "0 compared, 1 one of the states cannot be built, 2 the command failed or was called in a wrong way",
    async run({ since, json }, { print, complain }) {
      if (since === undefined) throw new UsageError("--since needs a commit, branch or tag");
      const checked = await validateBrands(root, undefined, undefined, () => readPortalText(root, compile));
      if (!isClean(checked)) {
        complain(`${formatReport(checked, { colour: false })}\n`);
        return 1;
      }
      const found = await findAffected(root, since, compile);
      print(json ? jsonReport(since, found) : textReport(since, found));
      return 0;
    },
  });
