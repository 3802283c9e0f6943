import { valueAt } from "#contract/valueAt.ts";
import { getPublicSuffix } from "tldts";

import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { hostnameProblem } from "#contract/descriptor/formats.ts";
import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem, type Problem } from "#scripts/findings/Problem.ts";
import { layersOf, provenance } from "#scripts/brands/layers.ts";
import { hostnamesOf } from "#scripts/brands/loadBrands.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { Rule } from "../Rule.ts";

const path = ["cookieConsent", "domain"];

function domainProblem(domain: string, hosts: readonly string[]): Problem | undefined {
  if (getPublicSuffix(domain, { allowPrivateDomains: true }) === domain)
    return problem("bad-cookie-domain/public", { domain });
  const outside = hosts.find((host) => host !== domain && !host.endsWith(`.${domain}`));
  return outside === undefined ? undefined : problem("bad-cookie-domain/host", { domain, host: outside });
}

function domainFindings({ base }: Workspace, brand: BrandFolder): Finding[] {
  return environmentNames.flatMap((environment) => {
    const domain = valueAt(brand.effective[environment], path);
    // A value that is not a host name has a finding of its own.
    const isHost = typeof domain === "string" && hostnameProblem(domain) === undefined;
    const found = isHost ? domainProblem(domain, hostnamesOf(brand, environment)) : undefined;
    if (found === undefined) return [];
    return [findingAt(provenance(layersOf(base, brand.json, environment), path).value, found)];
  });
}

/** The domain of the consent cookie is one that a browser accepts at every host of the brand (RFC 6265, 5.3). */
export const cookieDomainRule: Rule = {
  name: "cookie domain",
  check: ({ workspace }) =>
    workspace.baseBroken ? [] : workspace.brands.flatMap((brand) => domainFindings(workspace, brand)),
};
