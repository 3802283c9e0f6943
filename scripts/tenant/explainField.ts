import { isSameJson } from "#contract/isSameJson.ts";
import { valueAt } from "#contract/valueAt.ts";
import { isObject } from "#contract/isObject.ts";
import { effectiveDescriptorSchema } from "#contract/descriptor/descriptorSchema.ts";
import type { Language } from "#contract/pageLanguage.ts";
import { type EnvironmentName, environmentNames } from "#contract/descriptor/environmentNames.ts";
import { locate, type Path } from "#scripts/brands/json/jsonFile.ts";
import { effectiveOf, type Layer, layersOf } from "#scripts/brands/layers.ts";
import { hostnamesOf } from "#scripts/brands/loadBrands.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import { descriptionOf, keysOf, schemaAt } from "#scripts/brands/schema/schemaAt.ts";
import { brandOf } from "./brandOf.ts";
import type { ExplainedPart, ExplainedValue, Explanation } from "./Explanation.ts";
import { explainRole, isRole } from "./explainRole.ts";
import { layerValues } from "./layerValues.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { z } from "zod";
import { didYouMean } from "#scripts/shared/text/didYouMean.ts";

/** The keys of an object; of a union, those of all its branches. */
const keysIn = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodDiscriminatedUnion
    ? [...new Set(schema.options.flatMap((option) => keysOf(option as z.ZodType)))]
    : keysOf(schema);

/** @throws UsageError for a field that no descriptor has */
function checkField(field: string, path: Path, value: unknown): void {
  for (const [depth, step] of path.entries()) {
    const parent = path.slice(0, depth);
    const schema = schemaAt(effectiveDescriptorSchema, value, parent);
    // A field of another branch of a union: there is nothing to compare its parts with.
    if (schema === undefined) return;
    if (schema instanceof z.ZodRecord) continue;
    if (schema instanceof z.ZodArray) {
      if (typeof step === "number") continue;
      throw new UsageError(`"${parent.join(".")}" is a list: type a number, such as ${parent.join(".")}.0`);
    }
    const known = keysIn(schema);
    if (known.length === 0) throw new UsageError(`"${parent.join(".")}" is a single value: there are no fields in it`);
    if (known.includes(String(step))) continue;
    const near = didYouMean(String(step), known);
    const meant = near === undefined ? "" : ` Did you mean "${[...parent, near].join(".")}"?`;
    const also = depth === 0 ? ", hostnames; and the roles of the theme, such as color.page" : "";
    throw new UsageError(`There is no field "${field}".${meant} Fields here: ${known.join(", ")}${also}`);
  }
}

/** `faq[0].answer` or `faq.0.answer` as a path. */
function pathOf(field: string): Path {
  return field
    .replaceAll(/\[(\d+)\]/g, ".$1")
    .split(".")
    .filter((step) => step !== "")
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The fields inside an object that are not objects themselves. */
function leavesOf(value: unknown, path: Path): [Path, unknown][] {
  if (!isObject(value) || Object.keys(value).length === 0) return [[path, value]];
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child, [...path, key]));
}

function partsOf(layers: readonly Layer[], path: Path, value: unknown): Pick<ExplainedValue, "parts"> {
  if (!isObject(value) || Object.keys(value).length === 0) return {};
  const parts = leavesOf(value, path).map(([leaf, each]): ExplainedPart => {
    const [from] = layerValues(layers, leaf);
    return { field: leaf.join("."), value: each, ...(from === undefined ? {} : { from }) };
  });
  return { parts };
}

function explainedValue(
  { base, brands }: Workspace,
  brand: BrandFolder,
  path: Path,
  environment: EnvironmentName,
  language: Language,
): ExplainedValue {
  const value = valueAt(effectiveOf(base, brand.json, environment, { language }), path);
  const layers = layersOf(base, brand.json, environment, { language });
  const [from, ...shadows] = layerValues(layers, path);
  const sharedWith = brands
    .filter(({ name }) => name !== brand.name)
    .filter(({ json, inLanguages }) => {
      const same = inLanguages.find((each) => each.language === language);
      const options = same === undefined ? {} : { language };
      return value !== undefined && isSameJson(valueAt(effectiveOf(base, json, environment, options), path), value);
    })
    .map(({ name }) => name);
  return {
    environment,
    ...(value === undefined ? {} : { value }),
    ...(from === undefined ? {} : { from }),
    shadows,
    ...partsOf(layers, path, value),
    sharedWith,
  };
}

/** The host names of an environment, which are in no other layer than the brand's own. */
function explainedHosts(brand: BrandFolder, environment: EnvironmentName): ExplainedValue {
  const { json } = brand;
  const value = hostnamesOf(brand, environment);
  const path = ["environments", environment, "hostnames"];
  const place = locate(json, path).value;
  const from = { layer: `${json.file}, ${environment}`, file: json.file, line: place.line, path, value };
  return { environment, ...(value.length === 0 ? {} : { value, from }), shadows: [], sharedWith: [] };
}

/** What of a field is explained. */
interface ExplainOptions {
  /** The only environment. Left out: each of them. */
  readonly environment?: EnvironmentName | undefined;
  /** The language of the texts. Left out: the brand's own. */
  readonly language?: Language | undefined;
}

/** @throws UsageError for a language that the brand does not have */
function languageOf({ name, inLanguages: [own, ...others] }: BrandFolder, wanted = own.language): Language {
  const languages = [own, ...others].map(({ language }) => language);
  if (languages.includes(wanted)) return wanted;
  throw new UsageError(`"${name}" does not have the language "${wanted}": expected ${languages.join(" or ")}`);
}

/**
 * Where the value of a field comes from, in each environment or in one. A field is also `hostnames`, a field of one
 * environment (`environments.QA.urls.timeout`), or a role of the theme (`color.page`).
 * @throws UsageError for a brand or a field that does not exist
 */
export function explainField(
  workspace: Workspace,
  id: string,
  field: string,
  { environment: only, language: wanted }: ExplainOptions = {},
): Explanation {
  const brand = brandOf(workspace, id);
  const language = languageOf(brand, wanted);
  const typed = pathOf(field);
  const inEnvironment = typed[0] === "environments" ? environmentNames.find((name) => name === typed[1]) : undefined;
  const path = inEnvironment === undefined ? typed : typed.slice(2);
  const environments = environmentNames.filter((name) => name === (inEnvironment ?? only ?? name));
  const explanation = { brand: id, field: path.join(".") };
  if (path.length === 0) throw new UsageError(`"${field}" is not a field: expected one such as urls.timeout`);
  if (path.length === 1 && path[0] === "hostnames")
    return { ...explanation, environments: environments.map((name) => explainedHosts(brand, name)) };
  if (isRole(path)) return { ...explanation, ...explainRole(workspace, brand, explanation.field, environments) };
  const common = effectiveOf(workspace.base, brand.json);
  checkField(field, path, common);
  const description = descriptionOf(schemaAt(effectiveDescriptorSchema, common, path));
  return {
    ...explanation,
    ...(description === undefined ? {} : { description }),
    environments: environments.map((environment) => explainedValue(workspace, brand, path, environment, language)),
  };
}
