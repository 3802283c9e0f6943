import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { descriptorShape, publicKeys } from "#contract/descriptor/descriptorSchema.ts";
import { editorSchema, schemaText } from "./layerSchema.ts";

type Schema = {
  description?: string;
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
};

const schema = editorSchema() as Schema & { $defs: Record<string, Schema> };

/** The schema that a `$ref` leads to: a definition, or a field elsewhere. */
function target({ $ref, ...part }: Schema): Schema {
  if ($ref === undefined) return part;
  const steps = $ref.split("/").slice(1);
  const referred = steps.reduce<unknown>((whole, step) => (whole as Record<string, unknown>)[step], schema);
  return { ...(referred as Schema), ...part };
}

/** Every field below a schema, as a dotted path. */
function fields(part: Schema, path: string): [string, Schema][] {
  const { properties = {}, items, additionalProperties, anyOf = [] } = part;
  const inner = [
    ...anyOf,
    ...(items === undefined ? [] : [items]),
    ...(typeof additionalProperties === "object" ? [additionalProperties] : []),
  ];
  return [
    ...Object.entries(properties).flatMap(([name, field]): [string, Schema][] => [
      [`${path}${name}`, target(field)],
      ...fields(target(field), `${path}${name}.`),
    ]),
    ...inner.flatMap((each) => fields(target(each), path)),
  ];
}

describe("tenants/tenant.schema.json", () => {
  test("is what `npm run generate:schema` writes", () => {
    const written = readFileSync(join(import.meta.dirname, "../../..", "tenants", "tenant.schema.json"), "utf8");
    expect(written === schemaText(editorSchema())).toBe(true);
  });

  test("has a description for every field", () => {
    const all = fields(schema, "");
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter(([, { description }]) => (description ?? "") === "").map(([path]) => path)).toEqual([]);
  });

  test("has every field of a descriptor, and the public ones in every environment", () => {
    expect(Object.keys(schema.properties ?? {})).toEqual(expect.arrayContaining(Object.keys(descriptorShape)));
    expect(Object.keys(schema.$defs["environment"]?.properties ?? {})).toEqual(["hostnames", ...publicKeys]);
  });
});
