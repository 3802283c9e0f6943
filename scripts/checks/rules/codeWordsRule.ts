import { join } from "node:path";

import { type Finding, findingAt, type Place } from "#scripts/brands/finding.ts";
import { locate, type Path } from "#scripts/brands/jsonFile.ts";
import { validBrands } from "#scripts/brands/loadBrands.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import { problem } from "#scripts/brands/messages/catalogue.ts";
import { type BrandFact, brandFacts } from "#scripts/leaks/brandFacts.ts";
import { createNeutralCheck } from "#scripts/leaks/createNeutralCheck.ts";
import { FactIndex } from "#scripts/leaks/FactIndex.ts";
import { leaksInPortal, type SearchedFile } from "#scripts/leaks/findLeaks.ts";
import type { Rule } from "../Rule.ts";

const repository = join(import.meta.dirname, "../../..");

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

/** The facts of brands that are words of the portal's code too, each at its place. */
export function wordsOfCode(workspace: Workspace, portal: readonly SearchedFile[]): Finding[] {
  const folders = new Map(workspace.brands.map((folder) => [folder.name, folder]));
  const facts = new FactIndex();
  const valid = validBrands(workspace);
  for (const brand of valid) for (const fact of brandFacts(brand, "", [])) facts.add(fact);
  // An id cannot be changed easily once the folder is filled in: it is checked before everything else is right.
  for (const { name } of workspace.brands)
    if (!valid.some(({ id }) => id === name)) facts.add({ brand: name, kind: "id", value: name });
  const isNeutral = createNeutralCheck(repository, workspace.root);
  const found = new Map<string, Finding>();
  for (const file of portal)
    for (const { fact } of leaksInPortal(facts, file, isNeutral)) {
      const folder = folders.get(fact.brand);
      const key = `${fact.brand} ${fact.value}`;
      if (folder === undefined || found.has(key)) continue;
      const params = { kind: fact.kind, value: fact.value, file: file.path };
      found.set(key, findingAt(placeOf(folder, fact), problem("word-of-code", params)));
    }
  return [...found.values()];
}

/** No brand is called what the code calls something: the build could not tell it from a leak (spec: brands-11). */
export const codeWordsRule: Rule = {
  meta: { name: "words of the code", codes: ["word-of-code"] },
  check: ({ workspace, portal }) => (portal === undefined ? [] : wordsOfCode(workspace, portal)),
};
