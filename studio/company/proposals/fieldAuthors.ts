import type { CommitAuthor } from "#studio/git/commitWords.ts";
import type { CommitFacts } from "#studio/git/Commits.ts";
import { changedFields, type FileVersions } from "../repository/FileVersions.ts";
import type { Repository } from "../repository/Repository.ts";
import { proposalFiles } from "./proposalFiles.ts";
import { overlaps, type SetField } from "./roleFields.ts";

const authorsOf = ({ author, coAuthors = [] }: CommitFacts): readonly CommitAuthor[] => [
  author,
  ...coAuthors.map((key): CommitAuthor => ({ name: "", email: "", key })),
];

/** Whether a commit has changed a field. */
function hasChanged(files: readonly FileVersions[], field: SetField): boolean {
  const file = files.find(({ path }) => path === field.file);
  if (file === undefined) return false;
  const changes = changedFields(file);
  return changes.length === 0 || changes.some(({ path }) => overlaps({ file: file.path, path }, field));
}

/**
 * Who has set some fields of a proposal: by the note of the newest commit that has changed each. All authors of a commit
 * without a note about it count, since one of them has set it.
 */
export async function fieldAuthors<Field extends SetField>(
  repository: Pick<Repository, "base" | "commits" | "head">,
  number: number,
  fields: readonly Field[],
): Promise<readonly (readonly [Field, readonly CommitAuthor[]])[]> {
  const { commits } = repository;
  const head = await repository.head(number);
  if (head === undefined || fields.length === 0) return [];
  const found = new Map<Field, readonly CommitAuthor[]>();
  const own = await commits.list(head, { since: await repository.base(number), onlyMain: true, most: 100_000 });
  for (const commit of own) {
    const open = fields.filter((field) => !found.has(field));
    if (open.length === 0) break;
    // What the main branch has brought is nobody's of the proposal.
    const [parent] = commit.parents;
    if (commit.isByStudio || parent === undefined) continue;
    const files = await proposalFiles(commits, parent, commit.hash);
    for (const field of open) {
      const noted = (commit.noted ?? []).filter((each) => overlaps(each, field));
      if (noted.length > 0)
        found.set(
          field,
          noted.map(({ key }): CommitAuthor => ({ name: "", email: "", key })),
        );
      else if (hasChanged(files, field)) found.set(field, authorsOf(commit));
    }
  }
  return [...found];
}
