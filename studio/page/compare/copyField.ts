import { isSameJson } from "#contract/isSameJson.ts";
import type { ComparedField } from "#studio/document/BrandComparison.ts";
import type { FieldPath } from "#studio/document/describeField.ts";
import { removeValue } from "#scripts/shared/text/jsonc/removeValue.ts";
import { setValue } from "#scripts/shared/text/jsonc/setValue.ts";
import { fieldsAt } from "../fields/schemaNodes.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { withTakenOver } from "../colours/contexts/contextEdits.ts";
import type { EditState } from "../session/editState.ts";
import type { JsonSchema, Schemas } from "../studioApi.ts";
import type { ShownField } from "../colours/colourFields.ts";

const variants = "portal.variants";

/** Where a field is written in its file. */
function placeOf({ kind, path, environment }: ComparedField): FieldPath {
  if (kind === "theme") return path.includes(variants) ? path : [...path, "$value"];
  return environment === undefined ? path : ["environments", environment, ...path];
}

/**
 * The text of one brand with the value that the other has. A value that it would inherit is not written: the brand's
 * own is removed instead. `null` removes an inherited value.
 * @param text of the file that has the field
 * @param to the brand that gets the value
 */
export function copyField(text: string, field: ComparedField, to: "a" | "b", schema: JsonSchema): string {
  const [own, other] = to === "a" ? [field.a, field.b] : [field.b, field.a];
  const place = placeOf(field);
  const isInherited = isSameJson(other.value, own.inherited);
  if (field.kind === "descriptor" && isInherited) return removeValue(text, place);
  if (other.value === undefined && field.kind === "theme") return removeValue(text, field.path);
  return setValue(text, place, other.value ?? null, (at) => [...fieldsAt(schema, at).keys()]);
}

/** The texts of a brand that is edited, and the paths of its files. */
interface EditedTexts {
  readonly document: Pick<EditState["document"], "paths">;
  readonly history: Pick<EditState["history"], "texts">;
}

/** The texts of one brand with the value that the other has. A colour of a context is taken over by hand there. */
export function withTaken(
  { document: { paths }, history: { texts } }: EditedTexts,
  field: ShownField,
  to: "a" | "b",
  schemas: Schemas,
): DocumentTexts {
  const { kind, path } = field;
  if (kind !== "dark" && kind !== "more")
    return { ...texts, [kind]: copyField(texts[kind] ?? "", field, to, schemas[kind]) };
  const { css = "" } = field[to === "a" ? "b" : "a"];
  return withTakenOver(texts, paths, kind, new Map([[path.join("."), css]]));
}
