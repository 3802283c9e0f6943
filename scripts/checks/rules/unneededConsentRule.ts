import { valueAt } from "#contract/valueAt.ts";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { layersOf, provenance } from "#scripts/brands/layers.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import { quoted } from "#scripts/shared/text/quoted.ts";
import type { Rule } from "../Rule.ts";

const strategyPath = ["analytics", "consent", "strategy"];
const requiredPath = ["cookieConsent", "required"];

function unneededConsent({ base }: Workspace, { json, effective }: BrandFolder): Finding[] {
  return environmentNames.flatMap((environment) => {
    const descriptor = effective[environment];
    const strategy = valueAt(descriptor, strategyPath);
    const required = valueAt(descriptor, requiredPath);
    const isBanks = strategy === "bank-cookie-level" || strategy === "opt-in-service";
    if (!isBanks || !Array.isArray(required) || !required.includes("statistics")) return [];
    const layers = layersOf(base, json, environment);
    // The place is the strategy: "required" is often inherited from the base of all brands.
    const related = [{ ...provenance(layers, requiredPath).key, note: "asked" as const }];
    const found = problem("unneeded-consent", { strategy: quoted(strategy) });
    return [findingAt(provenance(layers, strategyPath).value, found, { related })];
  });
}

/** The cookie dialog asks only about what its answer decides (spec: analytics-6, analytics-7). */
export const unneededConsentRule: Rule = {
  name: "unneeded consent",
  check: ({ workspace }) =>
    workspace.baseBroken ? [] : workspace.brands.flatMap((brand) => unneededConsent(workspace, brand)),
};
