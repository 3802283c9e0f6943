import { describeField, type FieldDescription, type FieldPath } from "#studio/document/describeField.ts";
import type { FileKind } from "#studio/document/StudioDocument.ts";
import { descriptionAt } from "./schemaNodes.ts";
import type { JsonSchema } from "../studioApi.ts";

/** The title and the explanation of a field. */
export interface FieldText extends FieldDescription {
  /** `en`: the field has no words in bokmål, and these are the schema's. */
  readonly lang: "en" | "nb";
}

/** A field in plain bokmål. Without words of its own: what the schema says, in English; undefined when it is silent. */
export function fieldText(kind: FileKind, path: FieldPath, schema?: JsonSchema): FieldText | undefined {
  const own = describeField(kind, path);
  if (own !== undefined) return { ...own, lang: "nb" };
  const text = schema === undefined ? undefined : descriptionAt(schema, path);
  return text === undefined ? undefined : { title: String(path.at(-1) ?? ""), text, lang: "en" };
}
