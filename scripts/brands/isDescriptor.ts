import type { z } from "zod";

import { descriptorShape } from "#contract/descriptor/descriptorSchema.ts";

interface Field {
  readonly schema: z.ZodType;
  readonly isOptional: boolean;
  /** Objects and lists that have passed: environments, and brands with one base, share most of theirs. */
  readonly passed: WeakSet<object>;
}

const fields: ReadonlyMap<string, Field> = new Map(
  Object.entries(descriptorShape).map(([name, schema]) => [
    name,
    { schema, isOptional: schema.safeParse(undefined).success, passed: new WeakSet() },
  ]),
);
const needed = [...fields].filter(([, { isOptional }]) => !isOptional).map(([name]) => name);

function isValid({ schema, isOptional, passed }: Field, value: unknown): boolean {
  if (value === undefined) return isOptional;
  const isShared = typeof value === "object" && value !== null;
  if (isShared && passed.has(value)) return true;
  const { success } = schema.safeParse(value);
  if (success && isShared) passed.add(value);
  return success;
}

/**
 * Whether a value passes `effectiveDescriptorSchema`, whose fields do not depend on each other. Values must not be
 * changed afterwards.
 */
export function isDescriptor(value: Readonly<Record<string, unknown>>): boolean {
  return (
    needed.every((name) => Object.hasOwn(value, name)) &&
    Object.entries(value).every(([name, each]) => {
      const field = fields.get(name);
      return field !== undefined && isValid(field, each);
    })
  );
}
