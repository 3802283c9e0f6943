import { useEffect, useMemo } from "react";
import { isLanguage } from "#contract/pageLanguage.ts";
import { useStore } from "#ui/store/useStore.ts";
import { isLanguageFile } from "#studio/document/StudioDocument.ts";
import { keepInAddress, readAddress } from "../address.ts";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { type LanguagesOfBrand, readLanguages } from "./readLanguages.ts";
import { useWorkshop } from "../state/useWorkshop.ts";

/**
 * The languages of the brand, and the one that form and preview of this page show. It is kept in the address. A wanted
 * text chooses its language.
 */
export function useLanguages(
  brand: OpenedBrand,
  { history: { texts }, document: { saved } }: EditState,
): LanguagesOfBrand {
  const { shownLanguage, wantedField } = useWorkshop();
  const wanted = useStore(shownLanguage);
  const languages = useMemo(() => readLanguages(texts, brand, wanted, saved), [texts, brand, wanted, saved]);
  const { own, shown, isTranslated } = languages;
  useEffect(() => {
    const { sprak: asked } = readAddress();
    if (isLanguage(asked)) shownLanguage.set(asked);
  }, [shownLanguage]);
  useEffect(() => keepInAddress({ sprak: shown === own ? undefined : shown }), [shown, own]);
  useEffect(
    () =>
      wantedField.subscribe((field) => {
        if (field === undefined) return;
        if (isLanguageFile(field.kind)) shownLanguage.set(field.kind);
        else if (field.kind === "descriptor" && isTranslated(field.path)) shownLanguage.set(own);
      }),
    [own, isTranslated, shownLanguage, wantedField],
  );
  return languages;
}
