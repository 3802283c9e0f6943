import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { type JsonFile, locate } from "#scripts/brands/json/jsonFile.ts";
import { brandFileSchema } from "#scripts/brands/schema/layerSchema.ts";
import type { BrandFolder } from "#scripts/brands/loadWorkspace.ts";
import { filesOf } from "#scripts/brands/languages/DescriptorFile.ts";
import { readImage } from "#scripts/brands/readImage.ts";
import { descriptionOf, schemaAt } from "#scripts/brands/schema/schemaAt.ts";
import { placeAtOffset } from "#scripts/brands/json/sourceFile.ts";
import { standInMark } from "#scripts/shared/text/standInMark.ts";
import { unfilledIn } from "#scripts/brands/unfilled.ts";
import type { Rule } from "../Rule.ts";

function fileFindings(file: JsonFile): Finding[] {
  if (!file.text.includes('""')) return [];
  return [...unfilledIn(file.value)].map((path) => {
    const description = descriptionOf(schemaAt(brandFileSchema, file.value, path)) ?? "";
    const found = problem("unfilled-value", { field: path.join("."), description: description.replace(/\.$/, "") });
    return findingAt(locate(file, path).value, found);
  });
}

function findingsInImages(brand: BrandFolder): Finding[] {
  return brand.files
    .filter((file) => file.endsWith(".svg"))
    .flatMap((file) => {
      const read = readImage(brand, file);
      const offset = "finding" in read ? -1 : read.source.text.indexOf(standInMark);
      if ("finding" in read || offset === -1) return [];
      return [
        findingAt(placeAtOffset(read.source, offset, standInMark.length), problem("unfilled-value/image", { file })),
      ];
    });
}

/** What `npm run tenant -- new` has left to be filled in. */
export const unfilledRule: Rule = {
  name: "unfilled values",
  check: ({ workspace }) =>
    workspace.brands.flatMap((brand) => [...filesOf(brand.json).flatMap(fileFindings), ...findingsInImages(brand)]),
};
