import { effectiveDescriptorSchema, environmentNames } from "#contract/descriptor/descriptorSchema.ts";
import { type Finding, findingAt } from "#scripts/brands/finding.ts";
import { type JsonFile, locate } from "#scripts/brands/jsonFile.ts";
import { baseFileSchema, brandFileSchema, localFileSchema } from "#scripts/brands/layerSchema.ts";
import { effectiveOf, filledIn, layersOf, provenance } from "#scripts/brands/layers.ts";
import { shapeProblems } from "#scripts/brands/shapeProblems.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { Rule } from "../Rule.ts";

/** Findings about one file. They count also where another layer replaces the value. */
function layerFindings(schema: typeof baseFileSchema, file: JsonFile, value: unknown = file.value): Finding[] {
  // A value that is missing here may be in another layer.
  const problems = shapeProblems(schema, value).filter(({ code }) => code !== "missing-value");
  return problems.map((problem) => findingAt(locate(file, problem.path)[problem.atKey ? "key" : "value"], problem));
}

/** Findings about the merged layers. A problem of all environments is one finding, without their names. */
function effectiveFindings({ base, local }: Workspace, { json }: BrandFolder): Finding[] {
  const states = [
    ...environmentNames.map((environment) => ({ environment, standIns: undefined })),
    ...(local === undefined ? [] : [{ environment: "Test", standIns: local } as const]),
  ];
  const found = states.flatMap(({ environment, standIns }) => {
    const layers = layersOf(base, json, environment, standIns);
    return shapeProblems(effectiveDescriptorSchema, effectiveOf(base, json, environment, standIns)).map((problem) => ({
      environment,
      layers,
      problem,
      key: `${problem.code} ${problem.path.join(".")}`,
    }));
  });
  const groups = Map.groupBy(found, ({ key }) => key);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { problem } = first;
    const everywhere = group.length >= environmentNames.length;
    const layers = everywhere && problem.code === "missing-value" ? layersOf(base, json) : first.layers;
    const place = provenance(layers, problem.path)[problem.atKey ? "key" : "value"];
    const names = [...new Set(group.map(({ environment }) => environment))].join(", ");
    const message = everywhere || problem.code !== "missing-value" ? problem.message : `${problem.message} in ${names}`;
    return [findingAt(place, { ...problem, message })];
  });
}

/** Keys, types, values and formats of `descriptorSchema.ts`. */
export const shapeRule: Rule = {
  meta: {
    name: "shape",
    codes: [
      "bad-dsn",
      "bad-email",
      "bad-file-name",
      "bad-format",
      "bad-hostname",
      "bad-origin",
      "bad-phone",
      "bad-text",
      "bad-url",
      "layer-only-field",
      "missing-value",
      "unknown-key",
      "unknown-value",
      "unsafe-text",
      "wrong-length",
      "wrong-type",
    ],
  },
  check: ({ workspace }) => [
    ...(workspace.base === undefined ? [] : layerFindings(baseFileSchema, workspace.base)),
    ...(workspace.local === undefined
      ? []
      : layerFindings(localFileSchema, workspace.local, filledIn(workspace.local.value, "brand"))),
    ...workspace.brands.flatMap((brand) => [
      ...layerFindings(brandFileSchema, brand.json),
      ...(workspace.baseBroken ? [] : effectiveFindings(workspace, brand)),
    ]),
  ],
};
