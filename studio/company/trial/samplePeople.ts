import type { Accounts } from "./SampleProvider.ts";

const person = (name: string, ...groups: readonly string[]) => ({
  name,
  email: `${name.split(" ")[0]?.toLowerCase()}@company.example`,
  email_verified: true,
  groups,
});

/** Who can sign in at a sample company, by the name that they type, and what their groups may do. */
export interface SamplePeople {
  readonly accounts: Accounts;
  /** As the configuration of a studio has them. */
  readonly roles: readonly object[];
}

/**
 * People of two companies with a brand each, and an owner of all brands.
 * @param one its people propose, approve and publish in turn
 * @param other somebody does everything for it
 */
export const samplePeople = (one: string, other: string): SamplePeople => ({
  accounts: {
    kari: person("Kari Nordmann", `${one}-editors`),
    ola: person("Ola Hansen", `${one}-approvers`),
    per: person("Per Publiserer", `${one}-publishers`),
    eva: person("Eva Enesjef", `${other}-all`),
    inger: person("Inger Sjef", "owners"),
    mari: person("Mari Myhre", `${one}-editors`, `${one}-publishers`),
    dag: person("Dag Drift", `${one}-editors`, `${one}-addresses`),
  },
  roles: [
    { role: "editor", brands: [one], claim: `${one}-editors` },
    { role: "approver", brands: [one], claim: `${one}-approvers` },
    { role: "publisher", brands: [one], claim: `${one}-publishers` },
    { role: "addresses", brands: [one], claim: `${one}-addresses` },
    ...["editor", "approver", "publisher"].map((role) => ({ role, brands: [other], claim: `${other}-all` })),
    { role: "owner", brands: "all", claim: "owners" },
  ],
});
