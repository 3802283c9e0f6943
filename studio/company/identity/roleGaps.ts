import { type ChangeKind, changeKinds, type CompanyConfig, type RoleRule } from "../config/CompanyConfig.ts";
import type { GrantedRole } from "../config/grantedRoles.ts";
import { may, type Person } from "./Person.ts";
import { mayFor } from "../proposals/mayDo.ts";

/** Whether a row gives what somebody has to have. */
type Need = (rule: RoleRule) => boolean;

const nobody: Person = { id: "", name: "", email: "", grants: [] };
const withRows = (grants: readonly RoleRule[]): Person => ({ ...nobody, grants });

const gives =
  (role: GrantedRole, brand?: string): Need =>
  (rule) =>
    may(withRows([rule]), role, brand);
/** A brand that is not there yet is reached by rows for all brands alone. */
const givesForAll =
  (role: GrantedRole): Need =>
  (rule) =>
    rule.brands === "all" && gives(role)(rule);

/** Who fulfils all needs: any number where groups can, else people by their addresses. */
function ableBy(rules: readonly RoleRule[], needs: readonly Need[]): "any" | ReadonlySet<string> {
  const byGroup = (need: Need) => rules.some((rule) => rule.claim !== undefined && need(rule));
  if (needs.every(byGroup)) return "any";
  const named = new Set(rules.flatMap(({ people = [] }) => people));
  const isAble = (address: string) =>
    needs.every((need) => byGroup(need) || rules.some((rule) => rule.people?.includes(address) === true && need(rule)));
  return new Set([...named].filter(isAble));
}

interface KindNeeds {
  readonly words: string;
  readonly edit: readonly Need[];
  readonly approve: readonly Need[];
  /** Why nobody can edit it. */
  readonly editors: string;
  readonly approvers: string;
}

/** What a kind of change needs. @param brand of texts, looks and addresses */
function needsOf(kind: ChangeKind, brand: string): KindNeeds {
  const [edit, approve] = [[gives("editor", brand)], [gives("approver", brand)]];
  const approvers = 'people who have "approver"';
  switch (kind) {
    case "texts":
    case "look":
      return { words: kind === "look" ? "looks" : kind, edit, approve, approvers, editors: 'gives "editor" for it' };
    case "addresses": {
      const editors = 'gives "addresses" and "editor" for it to one person';
      return { words: kind, edit: [...edit, gives("addresses", brand)], approve, approvers, editors };
    }
    case "base":
      return {
        words: "shared values",
        edit: [gives("base"), gives("editor")],
        approve: [gives("base"), gives("approver")],
        editors: 'gives "base" and "editor" to one person',
        approvers: 'people who have "base" and "approver"',
      };
    case "newBrand":
      return {
        words: "new brands",
        edit: [givesForAll("editor")],
        approve: [givesForAll("approver")],
        editors: 'gives "editor" for "all" brands',
        approvers: `${approvers} for "all" brands`,
      };
  }
}

/** What is missing for a kind of change, as sentences with `{of}` for its brand. */
function gapsOf(rules: readonly RoleRule[], needed: number, kind: ChangeKind, brand: string): readonly string[] {
  const { words, edit, approve, editors, approvers } = needsOf(kind, brand);
  const [writing, approving] = [ableBy(rules, edit), ableBy(rules, approve)];
  const gaps: string[] = [];
  if (writing !== "any" && writing.size === 0) gaps.push(`Nobody can edit ${words}{of}: no row of "roles" ${editors}.`);
  if (approving === "any") return gaps;
  // Nobody approves what they have written: when all who write are among them, one is missing.
  const isOneTheAuthor = writing !== "any" && writing.size > 0 && [...writing].every((each) => approving.has(each));
  const count = approving.size - (isOneTheAuthor ? 1 : 0);
  if (count >= needed) return gaps;
  const who = count === 0 ? "Nobody" : `Only ${count} ${count === 1 ? "person" : "people"}`;
  const beside = isOneTheAuthor ? ", beside the author" : "";
  gaps.push(`${who} can approve ${words}{of}, and "approvals.${kind}" is ${needed}: it takes ${approvers}${beside}.`);
  return gaps;
}

/**
 * Kinds of change that nobody may edit, or that fewer people can approve than have to, by the table of roles: sentences
 * for the administrator. How many people are in a group is not known: it counts as any number.
 */
export function roleGaps(
  { roles, approvals }: Pick<CompanyConfig, "approvals" | "roles">,
  brandIds: readonly string[],
): readonly string[] {
  return changeKinds.flatMap((kind) => {
    if (kind === "base" || kind === "newBrand")
      return gapsOf(roles, approvals[kind], kind, "").map((gap) => gap.replace("{of}", ""));
    const brandsOfGap = new Map<string, string[]>();
    for (const brand of brandIds)
      for (const gap of gapsOf(roles, approvals[kind], kind, brand))
        brandsOfGap.set(gap, [...(brandsOfGap.get(gap) ?? []), brand]);
    return [...brandsOfGap].map(([gap, brands]) => gap.replace("{of}", ` of ${brands.join(", ")}`));
  });
}

/** The groups that the table of roles names, and that have a role for all of some brands by themselves. */
export function groupsWithRole(
  rules: readonly RoleRule[],
  role: GrantedRole,
  brands: readonly string[],
): readonly string[] {
  const groups = new Set(rules.flatMap(({ claim }) => claim ?? []));
  return [...groups].filter((group) => {
    const member = withRows(rules.filter(({ claim }) => claim === group));
    return brands.every((brand) => mayFor(member, role, brand));
  });
}
