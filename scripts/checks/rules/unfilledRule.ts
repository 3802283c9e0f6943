import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem } from "#scripts/findings/Problem.ts";
import { valueAt } from "#contract/valueAt.ts";
import { effectiveDescriptorSchema } from "#contract/descriptor/descriptorSchema.ts";
import type { EnvironmentName } from "#contract/descriptor/environmentNames.ts";
import { type JsonFile, locate, type Path } from "#scripts/brands/json/jsonFile.ts";
import { brandFileSchema } from "#scripts/brands/schema/layerSchema.ts";
import type { BrandFolder } from "#scripts/brands/loadWorkspace.ts";
import { filesOf } from "#scripts/brands/languages/DescriptorFile.ts";
import { readImage } from "#scripts/brands/readImage.ts";
import { descriptionOf, isOptionalAt, schemaAt } from "#scripts/brands/schema/schemaAt.ts";
import { placeAtOffset } from "#scripts/brands/json/sourceFile.ts";
import { standInMark } from "#scripts/shared/text/standInMark.ts";
import { unfilledIn } from "#scripts/brands/unfilled.ts";
import type { Rule } from "../Rule.ts";

/** Every environment but this one can be left out as a whole. */
const needed: EnvironmentName = "Production";

/** The part of a descriptor around an empty value that a brand can be without, as long as nothing else needs it. */
function partToLeaveOut(value: unknown, path: Path, base: unknown): Path | undefined {
  const [first, environment] = path;
  if (first === "environments") return environment === needed ? undefined : path.slice(0, 2);
  const list = path.findIndex((step) => typeof step === "number");
  const ofLayer = list === -1 ? path : path.slice(0, list);
  const parts = path.map((_, at) => path.slice(0, path.length - at));
  return parts.find(
    (part) =>
      typeof part.at(-1) === "string" &&
      (isOptionalAt(effectiveDescriptorSchema, value, part) ||
        (part.length === ofLayer.length && valueAt(base, part) !== undefined)),
  );
}

function fileFindings(file: JsonFile, partOf: (path: Path) => Path | undefined): Finding[] {
  if (!file.text.includes('""')) return [];
  return [...unfilledIn(file.value)].map((path) => {
    const description = (descriptionOf(schemaAt(brandFileSchema, file.value, path)) ?? "").replace(/\.$/, "");
    const [field, part] = [path.join("."), partOf(path)?.join(".")];
    const found =
      part === undefined
        ? problem("unfilled-value", { field, description })
        : part === field
          ? problem("unfilled-value/optional", { field, description })
          : problem("unfilled-value/part", { field, description, part });
    return findingAt(locate(file, path).value, found);
  });
}

/** The field that names an image, when a brand can be without it. */
function optionalAsset({ json: { value } }: BrandFolder, file: string): string | undefined {
  const assets = Object.entries(Object(value["assets"]) as Record<string, unknown>);
  const name = assets.find(([, each]) => each === file)?.[0] ?? "";
  return isOptionalAt(effectiveDescriptorSchema, value, ["assets", name]) ? `assets.${name}` : undefined;
}

function findingsInImages(brand: BrandFolder): Finding[] {
  return brand.files
    .filter((file) => file.endsWith(".svg"))
    .flatMap((file) => {
      const read = readImage(brand, file);
      const offset = "finding" in read ? -1 : read.source.text.indexOf(standInMark);
      if ("finding" in read || offset === -1) return [];
      const field = optionalAsset(brand, file);
      const found =
        field === undefined
          ? problem("unfilled-value/image", { file })
          : problem("unfilled-value/optional-image", { file, field });
      return [findingAt(placeAtOffset(read.source, offset, standInMark.length), found)];
    });
}

/** The values to fill in of a brand. A text in another language is needed wherever the brand's own language has one. */
function findingsInFiles({ json }: BrandFolder, base: unknown): Finding[] {
  const own = fileFindings(json, (path) => partToLeaveOut(json.value, path, base));
  const others = filesOf(json).filter((file) => file !== json);
  return [...own, ...others.flatMap((file) => fileFindings(file, () => undefined))];
}

/** What `npm run tenant -- new` has left to be filled in. */
export const unfilledRule: Rule = {
  name: "unfilled values",
  check: ({ workspace }) =>
    workspace.brands.flatMap((brand) => [...findingsInFiles(brand, workspace.base?.value), ...findingsInImages(brand)]),
};
