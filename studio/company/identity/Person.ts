import type { PersonName } from "#studio/document/company/proposalState.ts";
import type { Grant, GrantedRole } from "../config/grantedRoles.ts";

/** Somebody who has signed in. */
export interface Person {
  /** Issuer and subject, as the provider guarantees them to be unique. */
  readonly id: string;
  /** As the provider has it; without one, the e-mail address. */
  readonly name: string;
  readonly email: string;
  readonly grants: readonly Grant[];
}

/** Somebody as others see them. */
export const nameOf = ({ id, name }: PersonName): PersonName => ({ id, name });

const includedRoles: Readonly<Record<GrantedRole, readonly GrantedRole[]>> = {
  reader: ["reader"],
  editor: ["editor", "reader"],
  approver: ["approver", "reader"],
  publisher: ["publisher", "reader"],
  owner: ["owner", "reader", "editor", "approver", "publisher"],
  addresses: ["addresses"],
  base: ["base"],
};

/** Whether somebody may read the log: an owner of all brands, since it is about all of them. */
export const readsLog = ({ grants }: Person): boolean =>
  grants.some(({ role, brands }) => role === "owner" && brands === "all");

/** Whether somebody may make a new brand: roles are given for brands that exist, so that it is for an editor of all. */
export const makesBrands = ({ grants }: Person): boolean =>
  grants.some(({ role, brands }) => brands === "all" && includedRoles[role].includes("editor"));

/** Whether somebody has a role for a brand. `undefined` as brand: for at least one. */
export function may(person: Person, role: GrantedRole, brand?: string): boolean {
  return person.grants.some(
    (grant) =>
      includedRoles[grant.role].includes(role) &&
      (brand === undefined || grant.brands === "all" || grant.brands.includes(brand)),
  );
}
