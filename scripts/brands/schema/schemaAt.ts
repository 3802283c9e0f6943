import { valueAt } from "#contract/valueAt.ts";
import { z } from "zod";
import type { Path } from "../json/jsonFile.ts";
import { effectiveDescriptorSchema } from "#contract/descriptor/descriptorSchema.ts";

/** The schema itself, without `.optional()` and `.nullable()` around it. */
function unwrapped(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema;
}

/** The branch of a discriminated union that the value has chosen; any other schema as it is. */
export function branchOf(schema: z.ZodType, value: unknown): z.ZodType | undefined {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  const { discriminator } = schema.def;
  const chosen = valueAt(value, [discriminator]);
  return schema.options
    .map((option) => option as z.ZodType)
    .find((option) => {
      const field: unknown = option instanceof z.ZodObject ? option.shape[discriminator] : undefined;
      return field instanceof z.ZodLiteral && field.values.has(chosen as string);
    });
}

/** The schema of the value at a path. Unions are resolved by the value. */
export function schemaAt(root: z.ZodType, value: unknown, path: Path): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((schema, step, index) => {
    if (schema === undefined) return undefined;
    const branch = branchOf(schema, valueAt(value, path.slice(0, index)));
    if (branch instanceof z.ZodObject) {
      const field: unknown = branch.shape[String(step)];
      return field instanceof z.ZodType ? unwrapped(field) : undefined;
    }
    if (branch instanceof z.ZodArray) return unwrapped(branch.element as z.ZodType);
    if (branch instanceof z.ZodRecord) return unwrapped(branch.valueType as z.ZodType);
    return undefined;
  }, unwrapped(root));
}

/** Whether the value at a path need not be there. */
export function isOptionalAt(root: z.ZodType, value: unknown, path: Path): boolean {
  const around = path.slice(0, -1);
  const schema = schemaAt(root, value, around);
  const object = schema === undefined ? undefined : branchOf(schema, valueAt(value, around));
  return object instanceof z.ZodObject && object.shape[String(path.at(-1))] instanceof z.ZodOptional;
}

/** The keys that an object of this schema may have. */
export function keysOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** The description of a field. */
export function descriptionOf(schema: z.ZodType | undefined): string | undefined {
  return schema?.meta()?.description;
}

/** Whether a value is an effective descriptor. */
export const isDescriptor = (value: Readonly<Record<string, unknown>>): boolean =>
  effectiveDescriptorSchema.safeParse(value).success;
