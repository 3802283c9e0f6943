import type { FieldPlace } from "../fields/chosenField.ts";
import { createForm } from "../form/model/createForm.ts";
import { listAround } from "../form/model/writeField.ts";
import { withoutEnvironment } from "../form/sectionOf.ts";
import type { EditableTexts } from "../preview/useEditInPlace.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";

/** The texts of a brand for changing them in the portal: by the form, so that both write the same. */
export function editableTexts(brand: OpenedBrand): EditableTexts {
  const form = () => {
    const state = brand.session.get();
    return createForm(brand, state, state.environment, []);
  };
  /** The portal's own words for a text that no layer has. */
  const original = (field: FieldPlace): string | undefined => {
    const [first, file, name] = withoutEnvironment(field).path;
    return first === "texts" ? brand.basis.texts[String(file)]?.[String(name)] : undefined;
  };
  return {
    textOf(field) {
      const { value } = form().stateOf(field);
      return typeof value === "string" ? value : original(field);
    },
    write(field, text) {
      const { set, reset, stateOf, isBroken } = form();
      if (isBroken(field.kind)) return;
      const { inherited } = stateOf(field);
      const isEmptied = text === "" && listAround(field.path) === undefined;
      const isOriginal = inherited === undefined && text === original(field);
      if (isOriginal || (isEmptied && inherited === undefined)) reset(field);
      else set(field, isEmptied ? null : text);
    },
  };
}
