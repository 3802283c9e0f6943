import type { RoleRule } from "../config/CompanyConfig.ts";
import type { Grant } from "../config/grantedRoles.ts";
import type { Identity } from "./Identity.ts";

/** What somebody may do, by the table of roles in the configuration. Names of people count only with a verified address. */
export function rolesOf(identity: Identity, rules: readonly RoleRule[]): readonly Grant[] {
  const address = identity.emailVerified ? identity.email.toLowerCase() : undefined;
  return rules
    .filter(
      ({ claim, people }) =>
        (claim !== undefined && identity.claims.includes(claim)) ||
        (address !== undefined && people?.some((each) => each.toLowerCase() === address) === true),
    )
    .map(({ role, brands }) => ({ role, brands }));
}
