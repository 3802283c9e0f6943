import { effectiveDescriptorSchema, environmentNames } from "#contract/descriptor/descriptorSchema.ts";
import { type Finding, findingAt } from "#scripts/brands/finding.ts";
import { type JsonFile, locate } from "#scripts/brands/jsonFile.ts";
import { baseFileSchema, brandFileSchema } from "#scripts/brands/layerSchema.ts";
import { effectiveOf, layersOf, provenance } from "#scripts/brands/layers.ts";
import { shapeFaults } from "#scripts/brands/shapeFaults.ts";
import type { BrandFolder, Workspace } from "#scripts/brands/loadWorkspace.ts";
import type { Rule } from "../Rule.ts";

/** Faults of a file by itself: they count even where another layer covers them. */
function layerFindings(schema: typeof baseFileSchema, file: JsonFile): Finding[] {
  // What is missing here may stand in another layer.
  const faults = shapeFaults(schema, file.value).filter(({ code }) => code !== "missing-value");
  return faults.map((fault) => findingAt(locate(file, fault.path)[fault.atKey ? "key" : "value"], fault));
}

/** Faults of what the layers amount to. A fault of all environments is told once, without their names. */
function effectiveFindings({ base }: Workspace, { json }: BrandFolder): Finding[] {
  const found = environmentNames.flatMap((environment) => {
    const layers = layersOf(base, json, environment);
    return shapeFaults(effectiveDescriptorSchema, effectiveOf(base, json, environment)).map((fault) => ({
      environment,
      layers,
      fault,
      key: `${fault.code} ${fault.path.join(".")}`,
    }));
  });
  const groups = Map.groupBy(found, ({ key }) => key);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { fault } = first;
    const everywhere = group.length >= environmentNames.length;
    const layers = everywhere && fault.code === "missing-value" ? layersOf(base, json) : first.layers;
    const place = provenance(layers, fault.path)[fault.atKey ? "key" : "value"];
    const names = group.map(({ environment }) => environment).join(", ");
    const message = everywhere || fault.code !== "missing-value" ? fault.message : `${fault.message} in ${names}`;
    return [findingAt(place, { ...fault, message })];
  });
}

/** Keys, types, values and formats, as `descriptorSchema.ts` says. */
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
    ...workspace.brands.flatMap((brand) => [
      ...layerFindings(brandFileSchema, brand.json),
      ...(workspace.baseBroken ? [] : effectiveFindings(workspace, brand)),
    ]),
  ],
};
