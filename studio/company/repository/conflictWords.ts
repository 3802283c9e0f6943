import { basename } from "node:path";
import { baseId } from "#studio/document/StudioDocument.ts";
import type { FieldConflict } from "#studio/document/company/CompanyWire.ts";
import type { PersonName } from "#studio/document/company/proposalState.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { placeTitle } from "#studio/document/placeTitle.ts";
import { shownText } from "#studio/document/shownText.ts";
import { brandFileOf } from "#studio/server/brands/brandFile.ts";
import { brandsOf, brandsOfThemes } from "./brandsOfThemes.ts";
import type { CommitAuthor } from "#studio/git/commitWords.ts";
import type { Commits } from "#studio/git/Commits.ts";
import { FieldBlame } from "#studio/git/FieldBlame.ts";
import type { DataConflict, MergeSides } from "./mergeData.ts";
import { proposalText } from "./proposalText.ts";

/** Git knows people by their e-mail address. */
const personOf = ({ name, email }: CommitAuthor): PersonName => ({ id: email, name });

/** Who has made a value of a side what it is; of one that the side does not have, who changed the file last. */
async function personAt(commits: Commits, blame: FieldBlame, { file, path }: DataConflict, side: string) {
  const newest = path.length === 0 ? undefined : await blame.newest(file, path, side);
  const last = newest ?? (await commits.list(side, { path: file, most: 1 }))[0];
  return personOf(last?.author ?? { name: "", email: "" });
}

function valueText({ kind, path }: DataConflict, value: unknown): string {
  if (kind !== undefined) return shownText({ kind, path }, { value });
  const isGone = value === undefined || value === "";
  return proposalText(isGone ? "proposal.change.isRemoved" : "proposal.change.isChanged");
}

/** Conflicts in plain words, with the people of both sides. */
export async function conflictWords(
  commits: Commits,
  conflicts: readonly DataConflict[],
  { ours, theirs }: MergeSides,
  basis: FormBasis,
): Promise<readonly FieldConflict[]> {
  if (conflicts.length === 0) return [];
  const [themes, blame] = [await brandsOfThemes(commits, ours), new FieldBlame(commits.folder)];
  return Promise.all(
    conflicts.map(async (conflict): Promise<FieldConflict> => {
      const { file, kind, path } = conflict;
      const isOfBase = brandFileOf(file)?.brand === baseId;
      const title =
        kind === undefined
          ? proposalText("proposal.change.file", { file: basename(file) })
          : placeTitle({ kind, path }, isOfBase ? { texts: basis.texts } : basis);
      return {
        brand: brandsOf(file, themes)[0] ?? "",
        title,
        file,
        path: path.map(String),
        ours: { value: valueText(conflict, conflict.ours), by: await personAt(commits, blame, conflict, ours) },
        theirs: { value: valueText(conflict, conflict.theirs), by: await personAt(commits, blame, conflict, theirs) },
      };
    }),
  );
}
