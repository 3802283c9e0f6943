import { baseId } from "#studio/document/StudioDocument.ts";
import type { ProposalAct } from "#studio/document/company/CompanyWire.ts";
import type { GrantedRole } from "../config/grantedRoles.ts";
import { may, type Person, readsLog } from "../identity/Person.ts";
import { isWorkedOn } from "#studio/document/company/workedOn.ts";
import { openActs } from "./acts.ts";
import type { RoleField } from "./roleFields.ts";
import { brandFileOf } from "#studio/server/brands/brandFile.ts";
import type { ProposalRecord } from "../records/proposals/ProposalRecords.ts";
import { Refusal } from "#studio/server/Refusal.ts";

/** Whether somebody has a role for a brand of a proposal. What all brands share needs `base` beside it. */
export function mayFor(person: Person, role: GrantedRole, brand: string): boolean {
  if (brand === baseId) return may(person, "base") && may(person, role);
  return may(person, role, brand);
}

/** Whether somebody is an owner of all brands of a proposal, without the role for what all brands share. */
export const isOwnerOf = (person: Person, { brands }: Pick<ProposalRecord, "brands">): boolean =>
  brands.every((brand) => (brand === baseId ? readsLog(person) : may(person, "owner", brand)));

/** @throws Refusal when somebody may not edit a brand, or what all brands share */
export function requireEditing(person: Person, brand: string): void {
  if (mayFor(person, "editor", brand)) return;
  throw new Refusal(brand === baseId && !may(person, "base") ? "role-base" : "role");
}

/** Whether somebody has the role that a field needs of whoever sets it. @param brandsOfTheme the brands that have a theme */
export function mayHaveSet(
  person: Person,
  brand: string,
  { file, role }: RoleField,
  brandsOfTheme: (theme: string) => readonly string[],
): boolean {
  switch (role) {
    case "base":
      return mayFor(person, "editor", baseId);
    case "addresses":
      return may(person, "addresses", brand === baseId ? undefined : brand);
    case "theme":
      // A theme that several brands have is changed by those who may edit all of them.
      return brandsOfTheme(brandFileOf(file)?.theme ?? "").every((each) => may(person, "editor", each));
  }
}

/**
 * What somebody may do with a proposal as it is now. Whether it succeeds depends on more: conflicts, unsaved edits.
 * @param isAuthor whether they have made a part of it: nobody approves a change of their own
 */
export function mayDo(
  person: Person,
  { author, brands, state }: Pick<ProposalRecord, "author" | "brands" | "state">,
  isAuthor: boolean,
): readonly ProposalAct[] {
  const edits = isWorkedOn(state) && may(person, "editor");
  const open = openActs({
    brands,
    state,
    isOwn: author.id === person.id,
    isAuthor,
    hasApproved: state.kind === "asked" && state.approvals.some(({ by }) => by.id === person.id),
    has: (role) => brands.length > 0 && brands.every((brand) => mayFor(person, role, brand)),
  });
  return [...(edits ? (["edit", "share"] as const) : []), "comment", ...open];
}
