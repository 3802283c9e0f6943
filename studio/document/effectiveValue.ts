import { valueAt } from "#contract/valueAt.ts";
import { type FieldPlace, fieldOf } from "./describeField.ts";
import { fieldLayersOf, stateIn } from "./fieldLayers.ts";
import { type FormBasis, languagesIn } from "./FormBasis.ts";
import { environmentOf } from "./placeTitle.ts";
import { isLanguageFile } from "./StudioDocument.ts";

/** What holds in a version: of a field that the file does not have, the inherited value or the portal's own text. */
export function effectiveValue(
  { kind, path, value }: FieldPlace & { readonly value: unknown },
  file: unknown,
  basis: FormBasis,
) {
  const field = fieldOf({ kind, path });
  if (field.kind !== "descriptor" || value !== undefined) return value;
  const language = isLanguageFile(kind) ? kind : languagesIn(file, basis)[0];
  const inherited = stateIn(
    fieldLayersOf(basis.base?.[language], file, environmentOf({ kind, path })),
    field.path,
  ).value;
  return inherited ?? (field.path[0] === "texts" ? valueAt(basis.texts[language], field.path.slice(1)) : undefined);
}
