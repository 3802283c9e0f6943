import { type Finding, findingAt, type Place } from "#scripts/brands/finding.ts";
import { locate, type Path } from "#scripts/brands/json/jsonFile.ts";
import { validBrands } from "#scripts/brands/loadBrands.ts";
import type { BrandFolder } from "#scripts/brands/loadWorkspace.ts";
import { problem } from "#scripts/brands/messages/catalogue.ts";
import { type BrandFact, brandFacts } from "#scripts/leaks/facts/brandFacts.ts";
import type { BrandIndex } from "../BrandIndex.ts";
import type { PortalWords } from "../PortalWords.ts";
import type { Rule } from "../Rule.ts";

/** The path of the first text that has a value: with spaces, in an address, or as it is. */
function pathOfText(value: unknown, wanted: string, path: Path): Path | undefined {
  if (typeof value === "string")
    return value.includes(wanted) || value.replaceAll(" ", "") === wanted ? path : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, child] of Object.entries(value)) {
    const found = pathOfText(child, wanted, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found !== undefined) return found;
  }
  return undefined;
}

function placeOf({ json }: BrandFolder, { kind, value }: BrandFact): Place {
  const path = kind === "id" || kind === "name" ? [kind] : pathOfText(json.value, value, []);
  return locate(json, path ?? ["id"]).value;
}

function findings(portal: PortalWords, index: BrandIndex): Finding[] {
  const found = new Map<string, Finding>();
  for (const { fact, file } of portal.found()) {
    const key = `${fact.brand} ${fact.value}`;
    const folder = found.has(key) ? undefined : index.brand(fact.brand);
    if (folder === undefined) continue;
    const params = { kind: fact.kind, value: fact.value, file };
    found.set(key, findingAt(placeOf(folder, fact), problem("word-of-code", params)));
  }
  return [...found.values()];
}

/** No id or name of a brand is a word of the code: the build could not distinguish it from a leak (spec: brands-11). */
export const codeWordsRule: Rule = {
  meta: { name: "words of the code", codes: ["word-of-code"] },
  check: ({ workspace, portal }) => {
    if (portal === undefined) return [];
    for (const brand of validBrands(workspace)) for (const fact of brandFacts(brand, "", [])) portal.add(fact);
    // An id cannot be changed easily once the folder is filled in: it is checked before everything else is right.
    for (const { name } of workspace.brands) portal.add({ brand: name, kind: "id", value: name });
    return [];
  },
  finish: ({ portal, index }) => (portal === undefined ? [] : findings(portal, index)),
};
