import { type Finding, findingAt, type Place } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { locate, type Path } from "#scripts/brands/json/jsonFile.ts";
import type { BrandFolder } from "#scripts/brands/loadWorkspace.ts";
import { filesOf } from "#scripts/brands/languages/DescriptorFile.ts";
import { repository } from "#scripts/files/repository.ts";
import { type BrandFact, brandFacts } from "#scripts/leaks/brandFacts.ts";
import { createNeutralCheck } from "#scripts/leaks/createNeutralCheck.ts";
import { PortalSearch, type PortalText } from "#scripts/leaks/PortalText.ts";
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
  if (kind === "id" || kind === "name") return locate(json, [kind]).value;
  for (const file of filesOf(json)) {
    const path = pathOfText(file.value, value, []);
    if (path !== undefined) return locate(file, path).value;
  }
  return locate(json, ["id"]).value;
}

/** Whether an id is a word of the portal's code. */
export function isCodeWord(id: string, portal: PortalText): boolean {
  // That a text of the portal has it too makes no difference for an id.
  const search = new PortalSearch(() => false);
  search.add({ brand: id, kind: "id", value: id });
  return search.leaksIn(portal.decoded).length > 0;
}

/** No id or name of a brand is a word of the code: the build could not distinguish it from a leak (spec: brands-11). */
export const codeWordsRule: Rule = {
  name: "words of the code",
  check: ({ workspace, valid, portal }) => {
    if (portal === undefined) return [];
    const base = workspace.base && filesOf(workspace.base).map(({ value }) => value);
    const search = new PortalSearch(createNeutralCheck(repository, base));
    for (const brand of valid) for (const fact of brandFacts(brand, "", [])) search.add(fact);
    // An id cannot be changed easily once the folder is filled in: it is checked before everything else is right.
    for (const { name } of workspace.brands) search.add({ brand: name, kind: "id", value: name });
    const found = new Map<string, Finding>();
    const folders = new Map(workspace.brands.map((brand) => [brand.name, brand]));
    for (const { fact, file } of search.leaksIn(portal.decoded)) {
      const key = `${fact.brand} ${fact.value}`;
      const folder = folders.get(fact.brand);
      if (folder === undefined || found.has(key)) continue;
      const params = { kind: fact.kind, value: fact.value, file };
      found.set(key, findingAt(placeOf(folder, fact), problem("word-of-code", params)));
    }
    return [...found.values()];
  },
};
