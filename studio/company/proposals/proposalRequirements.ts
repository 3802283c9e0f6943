import type { RefusedField } from "#studio/document/RefusedField.ts";
import { brandFileOf } from "#studio/server/brands/brandFile.ts";
import companyTexts from "#studio/texts/company.nb.json" with { type: "json" };
import type { People } from "../identity/People.ts";
import { brandsOfThemes } from "../repository/brandsOfThemes.ts";
import { fieldAuthors } from "./fieldAuthors.ts";
import { mayHaveSet } from "./mayDo.ts";
import { proposalFiles } from "./proposalFiles.ts";
import { refuseFields, roleFieldsOf } from "./roleFields.ts";
import type { DatabaseSync } from "node:sqlite";
import { ProposalDrafts } from "../records/proposals/ProposalDrafts.ts";
import type { ProposalRecord } from "../records/proposals/ProposalRecords.ts";
import { findConflicts } from "../repository/bringUpToDate.ts";
import type { Repository } from "../repository/Repository.ts";
import type { ProposalErrors } from "./ProposalErrors.ts";
import { Refusal } from "#studio/server/Refusal.ts";

/** @throws Refusal when somebody has edits of a proposal that are not saved */
export function requireSaved({ database }: { readonly database: DatabaseSync }, number: number): void {
  if (new ProposalDrafts(database, number).ids().length > 0) throw new Refusal("unsaved");
}

/** @throws Refusal when a brand of a proposal cannot be built */
export async function requireBuildable(errors: Pick<ProposalErrors, "of">, record: ProposalRecord): Promise<void> {
  if ((await errors.of(record)).length > 0) throw new Refusal("broken");
}

/** @throws Refusal when a proposal has no change, has edits that are not saved, or is in conflict with the main branch */
export async function requireWhole(
  { database, repository }: { readonly database: DatabaseSync; readonly repository: Repository },
  { number, brands }: ProposalRecord,
): Promise<void> {
  if (brands.length === 0) throw new Refusal("empty");
  requireSaved({ database }, number);
  await repository.fetchSoon();
  if ((await findConflicts(repository, number)).kind === "conflicts") throw new Refusal("conflict");
}

/**
 * What needs a role was set by somebody who has it now: by the notes of the commits.
 * @throws Refusal with the fields and the people
 */
export async function requireSetters(
  { repository, people }: { readonly repository: Repository; readonly people: People },
  { number, base, head }: ProposalRecord,
): Promise<void> {
  const files = await proposalFiles(repository.commits, base, head);
  const fields = files.flatMap(roleFieldsOf);
  const brandsOfTheme = await brandsOfThemes(repository.commits, head);
  const set = await fieldAuthors(repository, number, fields);
  refuseFields(
    set.flatMap(([field, authors]): RefusedField[] =>
      authors.flatMap((author) => {
        const person = people.withCommit(author);
        const brand = brandFileOf(field.file)?.brand ?? "";
        if (person !== undefined && mayHaveSet(person, brand, field, (theme) => brandsOfTheme.get(theme) ?? []))
          return [];
        return [{ ...field, by: person?.name ?? (author.name || companyTexts["notice.somebody"]) }];
      }),
    ),
  );
}
