import { join } from "node:path";

import { publicKeys } from "#contract/descriptor/descriptorSchema.ts";
import { type Finding, findingAt } from "#scripts/brands/finding.ts";
import { locate, type Path } from "#scripts/brands/jsonFile.ts";
import { problem, type Problem } from "#scripts/brands/messages/catalogue.ts";
import type { BrandFolder } from "#scripts/brands/loadWorkspace.ts";
import { placeAtOffset, readSource } from "#scripts/brands/sourceFile.ts";
import type { BrandIndex } from "../BrandIndex.ts";
import type { BrandMention } from "../createBrandSearch.ts";
import type { Rule } from "../Rule.ts";

const problemOf = ({ brand, kind, text }: BrandMention, own: string): Problem =>
  problem("other-brand", { text, kind, brand, own });

/** Every text of the published part of a file, with its path. */
function* textsOf(value: unknown, path: Path): Generator<{ readonly text: string; readonly path: Path }> {
  if (typeof value === "string") yield { text: value, path };
  if (typeof value !== "object" || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    const isPublished = path.length > 0 || key === "environments" || (publicKeys as readonly string[]).includes(key);
    if (isPublished) yield* textsOf(child, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

function descriptorFindings(index: BrandIndex, { name, json }: BrandFolder): Finding[] {
  return [...textsOf(json.value, [])].flatMap(({ text, path }) => {
    const mention = index.search(text, name);
    // A host or name that two brands have is a finding of its own.
    if (mention === undefined || index.isShared(text)) return [];
    return [findingAt(locate(json, path).value, problemOf(mention, name))];
  });
}

function imageFindings({ search }: BrandIndex, { name, path, shown, files }: BrandFolder): Finding[] {
  return files
    .filter((file) => file.endsWith(".svg"))
    .flatMap((file) => {
      const read = readSource(join(path, file), `${shown}/${file}`);
      const mention = "finding" in read ? undefined : search(read.source.text, name);
      if ("finding" in read || mention === undefined) return [];
      return [findingAt(placeAtOffset(read.source, mention.offset, mention.text.length), problemOf(mention, name))];
    });
}

/** No descriptor and no image contains the id or the name of another brand (spec: brands-5, brands-11). */
export const otherBrandRule: Rule = {
  meta: { name: "other brand", codes: ["other-brand"] },
  check: ({ workspace, index }) =>
    workspace.brands.flatMap((brand) => [...descriptorFindings(index, brand), ...imageFindings(index, brand)]),
};
