import { expect, test } from "vitest";
import type { RoleRule } from "../config/CompanyConfig.ts";
import type { Identity } from "../identity/Identity.ts";
import { People } from "../identity/People.ts";
import { rolesOf } from "../identity/rolesOf.ts";
import { openDatabase } from "../records/openDatabase.ts";
import { ProposalRoles } from "./ProposalRoles.ts";

const unnamed = "5f3c0c1e-0000-4000-8000-000000000001";

const signedIn = (name: string, claims: readonly string[]): Identity => ({
  id: `https://provider.example ${name}`,
  name,
  email: `${name}@company.example`,
  emailVerified: true,
  claims,
});

/** Who may approve and publish a proposal about one brand. */
function namedBy(...claims: readonly string[]) {
  const roles = claims.map((claim): RoleRule => ({ role: "owner", brands: ["fjord"], claim }));
  const rules: readonly RoleRule[] = [...roles, { role: "owner", brands: ["fjord"], people: ["per@company.example"] }];
  const people = new People({
    database: openDatabase(":memory:"),
    rules,
    grantsOf: (identity) => rolesOf(identity, rules),
  });
  for (const [name, groups] of [
    ["Ola", claims],
    ["Kari", claims],
    ["Per", []],
  ] as const)
    people.remember(signedIn(name, groups), 0);
  const config = { roles: rules, approvals: {} } as never;
  const asked = new ProposalRoles({ config, people, repository: {} as never });
  const record = { author: { id: "https://provider.example Eva", name: "Eva" }, brands: ["fjord"] } as never;
  return {
    ...asked.approversOf(record, { isAuthor: () => false } as never),
    ...asked.publishersOf(record),
  };
}

test("members of a group that is named beside them are named by it alone", () => {
  expect(namedBy("studio-eiere")).toEqual({
    approvers: ["Per"],
    approverGroups: ["studio-eiere"],
    publishers: ["Per"],
    publisherGroups: ["studio-eiere"],
  });
});

test("members of a group that has no name for people are named", () => {
  expect(namedBy(unnamed)).toMatchObject({
    approvers: ["Kari", "Ola", "Per"],
    publishers: ["Kari", "Ola", "Per"],
  });
});
