import { z } from "zod";

import { effectiveDescriptorSchema } from "#contract/descriptor/descriptorSchema.ts";
import { didYouMean } from "#scripts/text/didYouMean.ts";
import type { Path } from "#scripts/brands/json/jsonFile.ts";
import { keysOf, schemaAt } from "#scripts/brands/schema/schemaAt.ts";
import { UsageError } from "#scripts/command/UsageError.ts";

/** The keys of an object; of a union, those of all its branches. */
const keysIn = (schema: z.ZodType): string[] =>
  schema instanceof z.ZodDiscriminatedUnion
    ? [...new Set(schema.options.flatMap((option) => keysOf(option as z.ZodType)))]
    : keysOf(schema);

/** @throws UsageError for a field that no descriptor has */
export function checkField(field: string, path: Path, value: unknown): void {
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
