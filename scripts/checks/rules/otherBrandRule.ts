import { publicKeys } from "#contract/descriptor/descriptorSchema.ts";
import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { type Problem, problem } from "#scripts/findings/Problem.ts";
import { type JsonFile, locate } from "#scripts/brands/json/jsonFile.ts";
import { filesOf } from "#scripts/brands/languages/DescriptorFile.ts";
import type { BrandFolder } from "#scripts/brands/loadWorkspace.ts";
import { readImage } from "#scripts/brands/readImage.ts";
import { placeAtOffset } from "#scripts/brands/json/sourceFile.ts";
import type { BrandIndex } from "../BrandIndex.ts";
import type { BrandMention } from "../createBrandSearch.ts";
import type { Rule } from "../Rule.ts";

const publishedKeys: ReadonlySet<string> = new Set(publicKeys);

const problemOf = ({ brand, kind, text }: BrandMention, own: string): Problem =>
  problem("other-brand", { text, kind, brand, own });

/** Mentions in the published part of a descriptor, or in its texts in another language. */
function fileFindings(index: BrandIndex, name: string, json: JsonFile): Finding[] {
  const findings: Finding[] = [];
  // One path for all values: there are thousands, and few have a finding.
  const path: (string | number)[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === "string") {
      const mention = index.search(value, name);
      // A host or name that two brands have is a finding of its own.
      if (mention !== undefined && !index.isShared(value))
        findings.push(findingAt(locate(json, path).value, problemOf(mention, name)));
    }
    if (typeof value !== "object" || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      const isPublished = path.length > 0 || key === "environments" || publishedKeys.has(key);
      if (!isPublished) continue;
      path.push(Array.isArray(value) ? Number(key) : key);
      visit(child);
      path.pop();
    }
  };
  visit(json.value);
  return findings;
}

const descriptorFindings = (index: BrandIndex, { name, json }: BrandFolder): Finding[] =>
  filesOf(json).flatMap((file) => fileFindings(index, name, file));

function findingsInImages({ search }: BrandIndex, brand: BrandFolder): Finding[] {
  const { name, files } = brand;
  return files
    .filter((file) => file.endsWith(".svg"))
    .flatMap((file) => {
      const read = readImage(brand, file);
      const mention = "finding" in read ? undefined : search(read.source.text, name);
      if ("finding" in read || mention === undefined) return [];
      return [findingAt(placeAtOffset(read.source, mention.offset, mention.text.length), problemOf(mention, name))];
    });
}

/** No descriptor and no image contains the id or the name of another brand (spec: brands-5, brands-11). */
export const otherBrandRule: Rule = {
  name: "other brand",
  check: ({ workspace, index }) =>
    workspace.brands.flatMap((brand) => [...descriptorFindings(index, brand), ...findingsInImages(index, brand)]),
};
