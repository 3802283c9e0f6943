import { isSameJson } from "#contract/isSameJson.ts";
import { z } from "zod";

import { descriptorShape, hostnamesSchema, publicKeys } from "#contract/descriptor/descriptorSchema.ts";
import { environmentNames } from "#contract/descriptor/environmentNames.ts";
import { isObject } from "#contract/isObject.ts";

/**
 * The form of a discriminated union in a layer. `merged`: one object with the fields of all branches, because another
 * layer may choose the branch. `branches`: one object for each, so that an editor can complete it.
 */
type UnionForm = "merged" | "branches";

type Shape = Record<string, z.ZodType>;

/** The metadata of a field, also of one inside `.optional()`. */
function metaOf(schema: z.ZodType): z.GlobalMeta | undefined {
  return schema.meta() ?? (schema instanceof z.ZodOptional ? metaOf(schema.unwrap() as z.ZodType) : undefined);
}

function described<S extends z.ZodType>(schema: S, original: z.ZodType): S {
  const meta = metaOf(original);
  return meta === undefined ? schema : schema.meta(meta);
}

function partialShape(shape: Shape, form: UnionForm): Shape {
  return Object.fromEntries(
    Object.entries(shape).map(([key, field]) => {
      const partial = partialOf(field, form);
      // `null` removes the value of a lower layer.
      return [key, described(partial.nullable().optional(), field)];
    }),
  );
}

function branchShape(branch: z.ZodType): Shape {
  return branch instanceof z.ZodObject ? (branch.shape as Shape) : {};
}

function mergedBranches(union: z.ZodDiscriminatedUnion): z.ZodType {
  const branches = union.options.map((branch) => branchShape(branch as z.ZodType));
  const literals = branches.flatMap((shape) => {
    const field = shape[union.def.discriminator];
    return field instanceof z.ZodLiteral ? [...field.values].map(String) : [];
  });
  const shape: Shape = { ...Object.assign({}, ...branches), [union.def.discriminator]: z.enum(literals) };
  return z.strictObject(partialShape(shape, "merged"));
}

function partialBranches(union: z.ZodDiscriminatedUnion): z.ZodType {
  const branches = union.options.map((branch) => {
    const original = branch as z.ZodType;
    const shape = branchShape(original);
    const discriminator = shape[union.def.discriminator] ?? z.never();
    const { [union.def.discriminator]: _, ...rest } = partialShape(shape, "branches");
    const choice = described(discriminator.optional(), original);
    return described(z.strictObject({ [union.def.discriminator]: choice, ...rest }), original);
  });
  return z.union(branches);
}

/** A layer may have any part of an object, but only whole arrays, because arrays replace. */
function partialOf(schema: z.ZodType, form: UnionForm): z.ZodType {
  if (schema instanceof z.ZodOptional) return described(partialOf(schema.unwrap() as z.ZodType, form), schema);
  if (schema instanceof z.ZodObject)
    return described(z.strictObject(partialShape(schema.shape as Shape, form)), schema);
  if (schema instanceof z.ZodRecord) {
    const values = partialOf(schema.valueType as z.ZodType, form);
    return described(z.record(z.string(), values.nullable()), schema);
  }
  if (schema instanceof z.ZodDiscriminatedUnion)
    return described(form === "merged" ? mergedBranches(schema) : partialBranches(schema), schema);
  return schema;
}

/** The schema of one file: all fields are optional, except the id of a brand. */
function fileSchema(layer: "base" | "brand", form: UnionForm): z.ZodObject {
  const { id, ...shape } = descriptorShape;
  const overlay = partialShape(Object.fromEntries(publicKeys.map((key) => [key, descriptorShape[key]])), form);
  const environment = z // Host names belong to one brand: the base has none.
    .strictObject({ ...(layer === "brand" ? { hostnames: hostnamesSchema.optional() } : {}), ...overlay })
    .meta({
      // With an id, the four environments share one definition in the schema for editors.
      ...(form === "branches" ? { id: "environment" } : {}),
      description: "Values that differ in this environment; laid over all other layers.",
    });
  const environments = z
    .strictObject(Object.fromEntries(environmentNames.map((name) => [name, environment.optional()])))
    .meta({ description: "The environments: their host names and the values that differ." });
  return z.strictObject({
    $schema: z
      .string()
      .optional()
      .meta({ description: "The schema that lets an editor complete and explain the fields." }),
    ...(layer === "brand" ? { id } : {}),
    ...partialShape(shape, form),
    environments: environments.optional(),
  });
}

/** The texts of a field: all of it, or an object or list with nothing but its texts. `undefined` when it has none. */
function textsOf(schema: z.ZodType): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional) return textsOf(schema.unwrap() as z.ZodType);
  if (metaOf(schema)?.["translated"] === true) return schema;
  if (schema instanceof z.ZodObject) {
    const shape = textShape(schema.shape as Shape);
    return Object.keys(shape).length === 0 ? undefined : described(z.strictObject(shape), schema);
  }
  if (!(schema instanceof z.ZodArray || schema instanceof z.ZodRecord)) return undefined;
  const entry = textsOf((schema instanceof z.ZodArray ? schema.element : schema.valueType) as z.ZodType);
  if (entry === undefined) return undefined;
  // How many entries a list may have is decided by the descriptor: the language file has as many.
  return described(schema instanceof z.ZodArray ? z.array(entry) : z.record(z.string(), entry), schema);
}

function textShape(shape: Shape): Shape {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, field]) => {
      const texts = textsOf(field);
      return texts === undefined ? [] : [[key, described(texts.optional(), field)]];
    }),
  );
}

const texts = textShape(descriptorShape);

/** What `tenants/<id>/tenant.<language>.jsonc` and `tenants/base.<language>.jsonc` may contain: texts alone. */
export const languageFileSchema = z
  .strictObject({
    $schema: z
      .string()
      .optional()
      .meta({ description: "The schema that lets an editor complete and explain the fields." }),
    ...texts,
    environments: z
      .strictObject(
        Object.fromEntries(
          environmentNames.map((name) => [
            name,
            z.strictObject(texts).optional().meta({ description: "The texts that differ in this environment." }),
          ]),
        ),
      )
      .meta({ description: "The environments: the texts that differ in them." })
      .optional(),
  })
  .meta({
    title: "Texts of a brand in another language",
    description: "The same texts as in the descriptor beside this file, in the language that the file is named after.",
  });

/** What `tenants/local.jsonc` may contain: public fields, as in an environment. */
export const localFileSchema = z.strictObject({
  $schema: z.string().optional(),
  ...partialShape(Object.fromEntries(publicKeys.map((key) => [key, descriptorShape[key]])), "merged"),
});

/** What `tenants/base.jsonc` may contain. */
export const baseFileSchema = fileSchema("base", "merged");

/** What `tenants/<id>/tenant.jsonc` may contain. */
export const brandFileSchema = fileSchema("brand", "merged");

const editorFileSchema = fileSchema("brand", "branches").partial({ id: true }).meta({
  title: "Brand descriptor",
  description:
    "A brand of the portal. Fields that are left out come from tenants/base.jsonc; null removes a value of that file.",
});

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * `{"type": ["string", "null"], …}` instead of `anyOf` with `null`: half as long, and editors explain both the same.
 */
function foldNull({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  const [value, nothing] = jsonSchema.anyOf ?? [];
  if (jsonSchema.anyOf?.length !== 2 || typeof value !== "object" || typeof nothing !== "object") return;
  if (nothing.type !== "null" || typeof value.type !== "string" || value.const !== undefined) return;
  delete jsonSchema.anyOf;
  const { type, enum: choices, ...rest } = value;
  Object.assign(jsonSchema, { type: [type, "null"] }, choices === undefined ? {} : { enum: [...choices, null] }, rest);
}

/** A schema inside another one. */
function partAt(schema: unknown, path: readonly string[]): Record<string, unknown> {
  const part = path.reduce<unknown>((whole, key) => (isObject(whole) ? whole[key] : undefined), schema);
  if (!isObject(part)) throw new Error(`The schema has no ${path.join("/")}`);
  return part;
}

/** Replaces fields by references to the same fields elsewhere in the schema. */
function referTo(schema: unknown, original: readonly string[], copy: readonly string[]): void {
  const [originals, copies] = [partAt(schema, original), partAt(schema, copy)];
  for (const [key, field] of Object.entries(copies))
    if (isSameJson(field, originals[key])) copies[key] = { $ref: `#/${original.join("/")}/${key}` };
}

const marketing = ["properties", "marketing", "properties"];
const campaign = [...marketing, "campaigns", "additionalProperties", "properties"];

/**
 * The JSON schema for editors, `tenants/tenant.schema.json`. One serves both kinds of file.
 * An environment refers to the fields of the brand, and the texts of a campaign to the brand's own. zod's
 * `reused: "ref"` makes 890 definitions of it, most of them a line of text: a file almost three times as long.
 */
export function editorSchema(): Record<string, unknown> {
  const schema = z.toJSONSchema(editorFileSchema, { io: "input", override: foldNull });
  referTo(schema, ["properties"], ["$defs", "environment", "properties"]);
  for (const texts of ["texts", "before", "after"]) referTo(schema, marketing, [...campaign, texts, "properties"]);
  return { ...schema, allowComments: true, allowTrailingCommas: true };
}

/** The JSON schema of language files for editors, `tenants/language.schema.json`. */
export function languageEditorSchema(): Record<string, unknown> {
  const schema = z.toJSONSchema(languageFileSchema, { io: "input" });
  for (const name of environmentNames)
    referTo(schema, ["properties"], ["properties", "environments", "properties", name, "properties"]);
  for (const part of ["texts", "before", "after"]) referTo(schema, marketing, [...campaign, part, "properties"]);
  return { ...schema, allowComments: true, allowTrailingCommas: true };
}

/** A JSON schema as the text of its file. */
export function schemaText(schema: Record<string, unknown>): string {
  const text = JSON.stringify(schema, null, 2);
  // Short lists on one line.
  const lists = /\[\s+([^[\]{}]{1,100}?)\s+\]/g;
  return `${text.replaceAll(lists, (_, items: string) => `[${items.replaceAll(/\s*\n\s*/g, " ")}]`)}\n`;
}
