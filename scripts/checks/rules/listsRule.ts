import { recommendableProducts } from "#contract/recommendableProducts.ts";
import { valueAt } from "#contract/valueAt.ts";
import type { Kjopsinngang } from "#contract/kjopsinngang.ts";
import { inngangOfProductType } from "#domain/kjop/kjopsinnganger.ts";
import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { type JsonFile, locate, type Path } from "#scripts/brands/json/jsonFile.ts";
import { layersOf, provenance } from "#scripts/brands/layers.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { Rule } from "../Rule.ts";

const isSimple = (value: unknown): boolean => typeof value === "string" || typeof value === "number";

interface Repeated {
  readonly path: Path;
  readonly first: Path;
}

/** Entries of the lists below a value that an earlier entry equals. Host names have a rule of their own. */
function repeatedIn(root: unknown): Repeated[] {
  const found: Repeated[] = [];
  // One path for all values: there are thousands, and few have a finding.
  const path: (string | number)[] = [];
  const visitList = (list: readonly unknown[]): void => {
    if (new Set(list).size === list.length) return;
    const seen = new Map<unknown, number>();
    for (const [index, entry] of list.entries()) {
      const first = seen.get(entry);
      if (first === undefined) seen.set(entry, index);
      else found.push({ path: [...path, index], first: [...path, first] });
    }
  };
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null || path.at(-1) === "hostnames") return;
    if (Array.isArray(value) && value.every(isSimple)) {
      visitList(value);
      return;
    }
    for (const [key, child] of Object.entries(value)) {
      path.push(Array.isArray(value) ? Number(key) : key);
      visit(child);
      path.pop();
    }
  };
  visit(root);
  return found;
}

function duplicateEntries(file: JsonFile): Finding[] {
  const { notes: _, ...fields } = file.value;
  return repeatedIn(fields).map(({ path, first }) => {
    const field = path.slice(0, -1).join(".");
    const found = problem("duplicate-entry", { field, value: JSON.stringify(valueAt(fields, path)) });
    return findingAt(locate(file, path).value, found, { related: [{ ...locate(file, first).value, note: "first" }] });
  });
}

const listAt = (descriptor: unknown, path: Path): string[] => {
  const value = valueAt(descriptor, path);
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
};

/** Candidates that no customer can buy: they are in the list for nothing. A list of the base is for all brands. */
function unusedCandidates({ base }: Workspace, { json, common: descriptor }: BrandFolder): Finding[] {
  if (valueAt(descriptor, ["features", "recommendations"]) !== true) return [];
  const entrances = ["entrances", "memberEntrances"].flatMap((name) => listAt(descriptor, ["purchase", name]));
  const shown = new Set(entrances) as ReadonlySet<Kjopsinngang>;
  const lists = [["candidates"], ...recommendableProducts.map((product) => ["byProduct", product])];
  return lists.flatMap((list) => {
    const path = ["recommendations", ...list];
    return listAt(descriptor, path).flatMap((product, index) => {
      const isKnown = (recommendableProducts as readonly string[]).includes(product);
      if (!isKnown || inngangOfProductType(product, shown) !== undefined) return [];
      const place = provenance(layersOf(base, json), [...path, index]).value;
      return place.file === json.file ? [findingAt(place, problem("unused-candidate", { product }))] : [];
    });
  });
}

/** A list has each entry once, and what may be recommended can be bought. */
export const listsRule: Rule = {
  name: "lists",
  check: ({ workspace }) => [
    ...(workspace.base === undefined ? [] : duplicateEntries(workspace.base)),
    ...workspace.brands.flatMap((brand) => [
      ...duplicateEntries(brand.json),
      ...(workspace.baseBroken ? [] : unusedCandidates(workspace, brand)),
    ]),
  ],
};
