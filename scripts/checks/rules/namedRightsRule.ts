import { valueAt } from "#contract/valueAt.ts";
import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { layersOf, provenance } from "#scripts/brands/layers.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { Rule } from "../Rule.ts";

/** What a brand should name, and the note about a brand that does not. */
const wanted = [
  [["rights", "complaint"], "no-complaint"],
  [["rights", "withdrawal"], "no-withdrawal"],
] as const;

const unnamed = ({ base }: Workspace, { json, effective }: BrandFolder): Finding[] =>
  wanted
    .filter(([path]) => valueAt(effective.Production, path) === undefined)
    .map(([path, id]) => findingAt(provenance(layersOf(base, json, undefined), path).key, problem(id, {})));

/** A brand says how a customer complains and withdraws from a purchase (spec: rights-5). */
export const namedRightsRule: Rule = {
  name: "named rights",
  check: ({ workspace }) =>
    workspace.baseBroken ? [] : workspace.brands.flatMap((brand) => unnamed(workspace, brand)),
};
