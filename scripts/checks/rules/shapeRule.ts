import type { z } from "zod";
import { effectiveDescriptorSchema } from "#contract/descriptor/descriptorSchema.ts";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { type Finding, findingAt } from "#scripts/findings/Finding.ts";
import { problem, type ValuesOf } from "#scripts/findings/Problem.ts";
import { type JsonFile, locate, type Path } from "#scripts/brands/json/jsonFile.ts";
import {
  baseFileSchema,
  brandFileSchema,
  languageFileSchema,
  localFileSchema,
} from "#scripts/brands/schema/layerSchema.ts";
import type { DescriptorFile } from "#scripts/brands/languages/DescriptorFile.ts";
import { effectiveOf, filledIn, type Layer, layersOf, provenance, removedValue } from "#scripts/brands/layers.ts";
import { shapeProblems } from "#scripts/brands/schema/shapeProblems.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { Rule } from "../Rule.ts";

/** Findings about one file. They count also where another layer replaces the value. */
function layerFindings(schema: z.ZodObject, file: JsonFile, value: unknown = file.value): Finding[] {
  // A value that is missing here may be in another layer.
  const problems = shapeProblems(schema, value).filter(({ problem: { id } }) => id !== "missing-value");
  return problems.map(({ problem: found, path, atKey, fix }) =>
    findingAt(locate(file, path)[atKey ? "key" : "value"], found, { fix }),
  );
}

/** Findings about the merged layers. A problem of all environments is one finding, without their names. */
function effectiveFindings({ base, local }: Workspace, { json, effective }: BrandFolder): Finding[] {
  const states = [
    ...environmentNames.map((environment) => ({ environment, standIns: undefined })),
    ...(local === undefined ? [] : [{ environment: "Test", standIns: local } as const]),
  ];
  const found = states.flatMap(({ environment, standIns }) => {
    const descriptor =
      standIns === undefined ? effective[environment] : effectiveOf(base, json, environment, { local: standIns });
    const problems = shapeProblems(effectiveDescriptorSchema, descriptor);
    if (problems.length === 0) return [];
    const layers = layersOf(base, json, environment, { local: standIns });
    return problems.map((shape) => ({
      environment,
      layers,
      shape,
      key: `${shape.problem.id} ${shape.path.join(".")}`,
    }));
  });
  const groups = Map.groupBy(found, ({ key }) => key);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { problem: found, path, atKey, fix } = first.shape;
    const everywhere = group.length >= environmentNames.length;
    if (found.id !== "missing-value")
      return [findingAt(provenance(first.layers, path)[atKey ? "key" : "value"], found, { fix })];
    const layers = everywhere ? layersOf(base, json) : first.layers;
    const environments = everywhere ? [] : [...new Set(group.map(({ environment }) => environment))];
    return [missingFinding(layers, path, { ...found.values, environments })];
  });
}

/** A value that no layer has, or that a `null` removes: then the value that it removes is named too. */
function missingFinding(layers: readonly Layer[], path: Path, params: ValuesOf<"missing-value">): Finding {
  const place = provenance(layers, path).key;
  const removed = removedValue(layers, path);
  if (removed === undefined) return findingAt(place, problem("missing-value", params));
  const { field, environments } = params;
  const shadowed = `${removed.file}:${removed.line}`;
  return findingAt(place, problem("missing-value/removed", { field, environments, shadowed }), {
    related: [{ ...removed, note: "removed" }],
  });
}

/** Findings about the files with the texts in other languages. */
const languageFindings = ({ languageFiles }: DescriptorFile): Finding[] =>
  [...(languageFiles?.values() ?? [])].flatMap((file) => layerFindings(languageFileSchema, file));

/** Keys, types, values and formats of `descriptorSchema.ts`. */
export const shapeRule: Rule = {
  name: "shape",
  check: ({ workspace }) => {
    const { base, local, baseBroken, brands } = workspace;
    return [
      ...(base === undefined ? [] : [...layerFindings(baseFileSchema, base), ...languageFindings(base)]),
      ...(local === undefined ? [] : layerFindings(localFileSchema, local, filledIn(local.value, "brand"))),
      ...brands.flatMap((brand) => [
        ...layerFindings(brandFileSchema, brand.json),
        ...languageFindings(brand.json),
        ...(baseBroken ? [] : effectiveFindings(workspace, brand)),
      ]),
    ];
  },
};
