import type { JsonSchema } from "../studioApi.ts";

/** Follows references and choices: every schema that a value at this place may have. */
function unfolded(root: JsonSchema, schema: JsonSchema, depth = 0): JsonSchema[] {
  if (depth > 8) return [];
  const { $ref, anyOf } = schema;
  if ($ref !== undefined) {
    const target = $ref
      .replace(/^#\//, "")
      .split("/")
      .reduce<unknown>((node, step) => (node as Readonly<Record<string, unknown>> | undefined)?.[step], root);
    const { description } = schema;
    return target === undefined
      ? []
      : unfolded(root, { ...(target as JsonSchema), ...(description === undefined ? {} : { description }) }, depth + 1);
  }
  if (anyOf === undefined) return [schema];
  const { anyOf: _, ...rest } = schema;
  return anyOf.flatMap((each) => unfolded(root, { ...rest, ...each }, depth + 1));
}

/** The schemas of the value at a path: several, where a value has a choice of forms. */
export function schemaNodes(root: JsonSchema, path: readonly (string | number)[]): JsonSchema[] {
  return path.reduce<JsonSchema[]>(
    (nodes, step) =>
      nodes.flatMap(({ properties, additionalProperties, items }) => {
        if (typeof step === "number") return items === undefined ? [] : unfolded(root, items);
        const own = properties?.[step];
        if (own !== undefined) return unfolded(root, own);
        return typeof additionalProperties === "object" ? unfolded(root, additionalProperties) : [];
      }),
    unfolded(root, root),
  );
}

/** The fields that an object at a path may have, with their explanations. */
export function fieldsAt(root: JsonSchema, path: readonly (string | number)[]): Map<string, JsonSchema> {
  const fields = schemaNodes(root, path).flatMap(({ properties }) => Object.entries(properties ?? {}));
  return new Map(fields.map(([name, schema]) => [name, unfolded(root, schema)[0] ?? schema]));
}

/** The explanation of a field. */
export function descriptionAt(root: JsonSchema, path: readonly (string | number)[]): string | undefined {
  return schemaNodes(root, path).find(({ description }) => description !== undefined)?.description;
}
