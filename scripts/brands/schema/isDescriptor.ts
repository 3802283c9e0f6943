import type { z } from "zod";

import { descriptorShape } from "#contract/descriptor/descriptorSchema.ts";

interface Field {
  readonly schema: z.ZodType;
  readonly isOptional: boolean;
  /** Whether an object or list passes: environments, and brands with one base, share most of theirs. */
  readonly known: WeakMap<object, boolean>;
}

const fields: ReadonlyMap<string, Field> = new Map(
  Object.entries(descriptorShape).map(([name, schema]) => [
    name,
    { schema, isOptional: schema.safeParse(undefined).success, known: new WeakMap() },
  ]),
);
const needed = [...fields].filter(([, { isOptional }]) => !isOptional).map(([name]) => name);

function isValid({ schema, isOptional, known }: Field, value: unknown): boolean {
  if (value === undefined) return isOptional;
  if (typeof value !== "object" || value === null) return schema.safeParse(value).success;
  const isRight = known.get(value) ?? schema.safeParse(value).success;
  known.set(value, isRight);
  return isRight;
}

const checked = new WeakMap<object, boolean>();

/**
 * Whether a value passes `effectiveDescriptorSchema`, whose fields do not depend on each other. Values must not be
 * changed afterwards.
 */
export function isDescriptor(value: Readonly<Record<string, unknown>>): boolean {
  const known = checked.get(value);
  if (known !== undefined) return known;
  const isRight =
    needed.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, each]) => {
      const field = fields.get(name);
      return field !== undefined && isValid(field, each);
    });
  checked.set(value, isRight);
  return isRight;
}
