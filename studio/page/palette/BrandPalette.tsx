import { type ComponentProps, useMemo } from "react";
import { useStore } from "#ui/store/useStore.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { createFilter } from "../form/model/createFilter.ts";
import { createForm } from "../form/model/createForm.ts";
import { readLanguages } from "../languages/readLanguages.ts";
import { shownLanguage } from "../languages/shownLanguage.ts";
import { openShownField } from "../contexts/openField.ts";
import { shownContext } from "../contexts/shownContext.ts";
import { coloursOf } from "../contexts/themeContexts.ts";
import { fieldAddress, type Route } from "../route.ts";
import { gallery, loadGallery, useChoices } from "../session/gallery.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { text } from "../texts.ts";
import { fieldSources, sceneSource } from "./brandSources.ts";
import { Palette } from "./Palette.tsx";

interface BrandPaletteProps extends ComponentProps<typeof Palette> {
  readonly brand: OpenedBrand;
  readonly page: Route["page"];
}

/** The palette of a page that has a brand: its fields, its texts, and the pages of its portal too. */
export function BrandPalette({ brand, page, sources, ...props }: BrandPaletteProps) {
  const isWorkshop = page === "brand";
  // A page without the form leads a field to the page that has it.
  const hasForm = isWorkshop || page === "base";
  const { session, basis } = brand;
  const state = useStore(session);
  const wanted = useStore(shownLanguage);
  const context = useStore(shownContext);
  const { status } = useStore(gallery);
  const choices = useChoices(brand.choices);
  const own = useMemo(() => {
    const languages = readLanguages(state.history.texts, brand, wanted);
    const form = createForm(brand, state, { environment: state.environment, languages }, []);
    const open = (place: FieldPlace): void => {
      if (!hasForm) return window.location.assign(fieldAddress(state.document.id, place));
      // In an environment the form has only what differs there.
      if (!createFilter(form, brand, "", true).isShown(place)) session.showEnvironment("all");
      return openShownField(session.get().history.texts, place);
    };
    return fieldSources(form, coloursOf(state.history.texts, context), basis.texts[languages.shown], open);
  }, [brand, session, basis, state, wanted, context, hasForm]);
  const scenes = useMemo(() => (isWorkshop ? [sceneSource(choices)] : []), [isWorkshop, choices]);
  const all = useMemo(() => [own.fields, ...sources, ...scenes, own.texts], [own, scenes, sources]);
  return (
    <Palette
      {...props}
      label={text("palette.labelOfBrand")}
      sources={all}
      onSearch={() => isWorkshop && void loadGallery()}
      note={status === "loading" ? text("preview.scene.waiting") : undefined}
    />
  );
}
