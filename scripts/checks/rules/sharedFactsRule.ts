import { type BrandOrder, brandOrder } from "#scripts/brands/brandOrder.ts";
import { type Finding, findingAt } from "#scripts/brands/finding.ts";
import { locate } from "#scripts/brands/jsonFile.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import { problem } from "#scripts/brands/messages/catalogue.ts";
import { type BrandSearch, createBrandSearch } from "../createBrandSearch.ts";
import { type OwnFact, ownFacts } from "../ownFacts.ts";
import type { Rule } from "../Rule.ts";

interface OwnedFact {
  readonly brand: BrandFolder;
  readonly fact: OwnFact;
}

const mayShare = ({ json }: BrandFolder, other: string): boolean => {
  const allowed = json.value["sharesFactsWith"];
  return Array.isArray(allowed) && allowed.includes(other);
};

/** The owner of a fact and those who have it too. Each brand counts once, with the first place of the fact. */
function sharedBy(owned: readonly OwnedFact[], order: BrandOrder, search: BrandSearch): Finding[] {
  const [first, ...others] = [...new Map(owned.toReversed().map((one) => [one.brand.name, one])).values()].toSorted(
    (a, b) => order(a.brand.name, b.brand.name),
  );
  if (first === undefined) return [];
  return others.flatMap(({ brand, fact: { kind, value, path } }) => {
    if (mayShare(brand, first.brand.name) || mayShare(first.brand, brand.name)) return [];
    // A value with the id or name of one of them is a finding in the other: that one has copied it.
    if ([brand, first.brand].some(({ name }) => search(value, name) !== undefined)) return [];
    const other = locate(first.brand.json, first.fact.path).value;
    const params = { kind, value, brand: first.brand.name, place: `${other.file}:${other.line}` };
    return [
      findingAt(locate(brand.json, path).value, problem("shared-fact", params), {
        related: [{ ...other, note: "other" }],
      }),
    ];
  });
}

function sharedFacts(workspace: Workspace): Finding[] {
  const owned = new Map<string, OwnedFact | OwnedFact[]>();
  for (const brand of workspace.brands)
    for (const fact of ownFacts(brand)) {
      const key = `${fact.kind} ${fact.value}`;
      const same = owned.get(key);
      // Most facts have one owner: a list for each would take much memory.
      if (same === undefined) owned.set(key, { brand, fact });
      else if (Array.isArray(same)) same.push({ brand, fact });
      else if (same.brand !== brand) owned.set(key, [same, { brand, fact }]);
    }
  const order = brandOrder(workspace);
  const search = createBrandSearch(workspace);
  return [...owned.values()].flatMap((one) => (Array.isArray(one) ? sharedBy(one, order, search) : []));
}

/**
 * Phone, company, token, hosts and the like belong to one brand: in a second one they were copied (spec: brands-11).
 */
export const sharedFactsRule: Rule = {
  meta: { name: "shared facts", codes: ["shared-fact"] },
  check: ({ workspace }) => sharedFacts(workspace),
};
