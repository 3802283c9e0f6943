import { fieldsAt, schemaNodes } from "../../fields/schemaNodes.ts";
import type { FieldPath } from "#studio/document/describeField.ts";
import type { JsonSchema } from "../../studioApi.ts";

/** A new item of a list: its required fields, empty. A field that is chosen from a list has the first. */
export function emptyItem(root: JsonSchema, path: FieldPath): Record<string, unknown> {
  const required = new Set(schemaNodes(root, path).flatMap((node) => node.required ?? []));
  const fields = [...fieldsAt(root, path)].filter(([name]) => required.has(name));
  return Object.fromEntries(fields.map(([name, { enum: choices }]) => [name, choices?.[0] ?? ""]));
}
