import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { baseId } from "#studio/document/StudioDocument.ts";
import { fieldTitle, fieldOf } from "#studio/document/describeField.ts";
import { brandFileOf } from "#studio/server/brands/brandFile.ts";
import type { Commits } from "#studio/git/Commits.ts";
import { changedFields, type FileVersions } from "./FileVersions.ts";
import { proposalText } from "./proposalText.ts";

/** So many fields are named in the first line of a commit. */
const mostNamed = 3;

function titlesOf(file: FileVersions): string[] {
  if (brandFileOf(file.path)?.kind === undefined) return [basename(file.path)];
  return changedFields(file).map((change) => {
    const { kind, path } = fieldOf(change);
    return fieldTitle({ kind, path: path.at(-1) === "$value" ? path.slice(0, -1) : path });
  });
}

/** What somebody has changed, in a line: "fjord: Telefon, E-post og 2 til". */
function subjectOf(files: readonly FileVersions[]): string {
  const ids = files.map(({ path }) => brandFileOf(path)).map((each) => each?.brand ?? each?.theme ?? "");
  const brand = [...new Set(ids)].map((id) => (id === baseId ? proposalText("proposal.subject.base") : id)).join(", ");
  const isNew = files.some(
    ({ path, before }) =>
      before === undefined && brandFileOf(path)?.kind === "descriptor" && brandFileOf(path)?.brand !== baseId,
  );
  if (isNew) return proposalText("proposal.subject.newBrand", { brand });
  const titles = [...new Set(files.flatMap(titlesOf))];
  if (titles.length === 0) return proposalText("proposal.subject.layout", { brand });
  const fields = titles.slice(0, mostNamed).join(", ");
  const count = titles.length - mostNamed;
  return count > 0
    ? proposalText("proposal.subject.fieldsAndMore", { brand, fields, count })
    : proposalText("proposal.subject.fields", { brand, fields });
}

const textAt = (worktree: string, path: string): string | undefined =>
  existsSync(join(worktree, path)) ? readFileSync(join(worktree, path), "utf8") : undefined;

/** A worktree, and the branch that it is on. */
interface BranchFiles {
  readonly worktree: string;
  readonly branch: string;
}

/** What differs between a worktree and the newest commit of its branch, in a line. */
export async function changeSubject(
  commits: Commits,
  { worktree, branch }: BranchFiles,
  paths: readonly string[],
): Promise<string> {
  const nameOf = (path: string): string => `refs/heads/${branch}:${path}`;
  const former = await commits.read(paths.map(nameOf));
  return subjectOf(
    paths.map((path) => {
      const [before, after] = [former.get(nameOf(path)), textAt(worktree, path)];
      return { path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
    }),
  );
}
