/**
 * What somebody may do. `editor`, `approver` and `publisher` include `reader`; `owner` includes these four.
 * `addresses` (hosts, tokens, addresses of calls) and `base` (shared values) are needed beside `editor`, `base` beside
 * `approver` and `publisher` too.
 */
export const grantedRoles = ["reader", "editor", "approver", "publisher", "owner", "addresses", "base"] as const;
export type GrantedRole = (typeof grantedRoles)[number];

/** A role for some brands, or for all. */
export interface Grant {
  readonly role: GrantedRole;
  readonly brands: readonly string[] | "all";
}
