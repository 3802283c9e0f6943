import { valueAt } from "#contract/valueAt.ts";
import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { locate } from "#scripts/brands/json/jsonFile.ts";
import type { BrandFolder } from "#scripts/brands/loadWorkspace.ts";
import type { BrandIndex } from "../BrandIndex.ts";
import { type OwnFact, ownFacts } from "../ownFacts.ts";
import type { Rule } from "../Rule.ts";

const mayShare = ({ json }: BrandFolder, other: string): boolean => {
  const allowed = json.value["sharesFactsWith"];
  return Array.isArray(allowed) && allowed.includes(other);
};

/** A fact of a brand that another brand had before. */
function sharedFinding(brand: BrandFolder, { kind, value, file, path }: OwnFact, index: BrandIndex): Finding[] {
  const first = index.firstWith(kind, value);
  if (first === undefined || first.name === brand.name) return [];
  if (mayShare(brand, first.name) || mayShare(first, brand.name)) return [];
  // A value with the id or name of one of them is a finding in the other: that one has copied it.
  if ([brand, first].some(({ name }) => index.search(value, name) !== undefined)) return [];
  const original = ownFacts(first).find((fact) => fact.kind === kind && fact.value === value);
  if (original === undefined) return [];
  const other = locate(original.file, original.path).value;
  // Of an address only the host is a fact. Other values are shown as they are written.
  const shown = kind === "host" ? value : String(valueAt(file.value, path));
  const params = { kind, value: shown, brand: first.name, place: `${other.file}:${other.line}` };
  return [
    findingAt(locate(file, path).value, problem("shared-fact", params), {
      related: [{ ...other, note: "other" }],
    }),
  ];
}

/** Each fact of a brand counts once, with its first place. */
function brandFindings(brand: BrandFolder, index: BrandIndex): Finding[] {
  const seen = new Set<string>();
  return ownFacts(brand).flatMap((fact) => {
    const key = `${fact.kind} ${fact.value}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return sharedFinding(brand, fact, index);
  });
}

/**
 * Phone, company, token, hosts and the like belong to one brand: in a second one they were copied (spec: brands-11).
 */
export const sharedFactsRule: Rule = {
  name: "shared facts",
  check: ({ workspace, index }) => workspace.brands.flatMap((brand) => brandFindings(brand, index)),
};
