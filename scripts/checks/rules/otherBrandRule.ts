import { join } from "node:path";

import { environmentNames, publicKeys } from "#contract/descriptor/descriptorSchema.ts";
import { type Finding, findingAt } from "#scripts/brands/finding.ts";
import { locate, type Path } from "#scripts/brands/jsonFile.ts";
import { hostnamesOf } from "#scripts/brands/loadBrands.ts";
import { problem, type Problem } from "#scripts/brands/messages/catalogue.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import { placeAtOffset, readSource } from "#scripts/brands/sourceFile.ts";
import { type BrandMention, type BrandSearch, createBrandSearch } from "../createBrandSearch.ts";
import type { Rule } from "../Rule.ts";

const problemOf = ({ brand, kind, text }: BrandMention, own: string): Problem =>
  problem("other-brand", { text, kind, brand, own });

/**
 * Every text of the published part of a file, with its path. Host names that two brands have are findings of their own.
 */
function* textsOf(value: unknown, path: Path): Generator<{ readonly text: string; readonly path: Path }> {
  if (typeof value === "string") yield { text: value, path };
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const isPublished = path.length > 0 || key === "environments" || (publicKeys as readonly string[]).includes(key);
    if (isPublished) yield* textsOf(child, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

function descriptorFindings(search: BrandSearch, { name, json }: BrandFolder, shared: ReadonlySet<string>): Finding[] {
  return [...textsOf(json.value, [])].flatMap(({ text, path }) => {
    const mention = shared.has(text) ? undefined : search(text, name);
    return mention === undefined ? [] : [findingAt(locate(json, path).value, problemOf(mention, name))];
  });
}

function imageFindings(search: BrandSearch, { name, path, shown, files }: BrandFolder): Finding[] {
  return files
    .filter((file) => file.endsWith(".svg"))
    .flatMap((file) => {
      const read = readSource(join(path, file), `${shown}/${file}`);
      const mention = "finding" in read ? undefined : search(read.source.text, name);
      if ("finding" in read || mention === undefined) return [];
      return [findingAt(placeAtOffset(read.source, mention.offset, mention.text.length), problemOf(mention, name))];
    });
}

/** Host names and names that more than one brand has: one finding is enough. */
function sharedTexts({ brands }: Workspace): Set<string> {
  const texts = brands.flatMap((brand) => [
    ...new Set([
      ...environmentNames.flatMap((environment) => hostnamesOf(brand, environment)),
      brand.json.value["name"],
    ]),
  ]);
  const groups = Map.groupBy(texts, (text) => text);
  return new Set([...groups].flatMap(([text, { length }]) => (typeof text === "string" && length > 1 ? [text] : [])));
}

/** No descriptor and no image contains the id or the name of another brand (spec: brands-5, brands-11). */
export const otherBrandRule: Rule = {
  meta: { name: "other brand", codes: ["other-brand"] },
  check: ({ workspace }) => {
    const search = createBrandSearch(workspace);
    const shared = sharedTexts(workspace);
    return workspace.brands.flatMap((brand) => [
      ...descriptorFindings(search, brand, shared),
      ...imageFindings(search, brand),
    ]);
  },
};
