import { type FieldPlace, fieldOf } from "#studio/document/describeField.ts";
import { createForm } from "../form/model/createForm.ts";
import { listAround } from "../form/model/listAround.ts";
import { readLanguages } from "../languages/readLanguages.ts";
import type { EditableTexts } from "../preview/useEditInPlace.ts";
import type { Shown } from "../state/createShown.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";

/** The texts of a brand for changing them in the portal: by the form, so that both write the same. */
export function editableTexts({ shownLanguage }: Pick<Shown, "shownLanguage">, brand: OpenedBrand): EditableTexts {
  const languages = () => readLanguages(brand.session.get().history.texts, brand, shownLanguage.get());
  const form = () => {
    const state = brand.session.get();
    return createForm(brand, state, { environment: state.environment, languages: languages() }, []);
  };
  /** The portal's own words for a text that no layer has. */
  const original = (field: FieldPlace): string | undefined => {
    const [first, file, name] = fieldOf(field).path;
    return first === "texts" ? brand.basis.texts[languages().shown][String(file)]?.[String(name)] : undefined;
  };
  return {
    placeOf: (path) => languages().placeIn(languages().shown, path),
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
