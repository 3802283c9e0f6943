import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useMemo, useState } from "react";
import type { BrandName } from "#studio/document/BaseEffect.ts";
import { useStore } from "#ui/store/useStore.ts";
import type { Commands } from "./createCommands.ts";
import { useCommands, useShortcutKeys } from "./useCommands.ts";
import { useAfterCommit } from "../parts/useAfterCommit.ts";
import { comparisonFrom, fieldAddress, type PageName, type Route } from "../route.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { galleryQuery, namesQuery } from "../session/queries.ts";
import { useChoices } from "../session/useChoices.ts";
import { type Hit, type HitSource, keepRecent } from "./hits.ts";
import { Palette } from "./Palette.tsx";
import { ShortcutList } from "./ShortcutList.tsx";
import { brandPath, historyPath, studioPaths } from "#studio/document/addresses/studioPaths.ts";
import { commandNames, commandTitles, keysOfCommand } from "./commandTitles.ts";
import { text } from "../texts.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { createFilter } from "../form/model/createFilter.ts";
import { createForm } from "../form/model/createForm.ts";
import { readLanguages } from "../languages/readLanguages.ts";
import { coloursOf } from "../colours/contexts/themeContexts.ts";
import { fieldSources, sceneSource } from "./brandSources.ts";
import { useWorkshop } from "../state/useWorkshop.ts";

interface CommandDialogsProps {
  readonly route: Route;
  /** The document of the page, once it is here. */
  readonly brand?: OpenedBrand | undefined;
}

/** The palette, the list of shortcuts, and the keys of all commands. Every page of the studio has them once. */
export function CommandDialogs({ route, brand }: CommandDialogsProps) {
  const [open, setOpen] = useState<"palette" | "shortcuts">();
  const afterCommit = useAfterCommit();
  useCommands({ palette: () => setOpen("palette"), shortcuts: () => setOpen("shortcuts") });
  useShortcutKeys();
  const close = (): void => setOpen(undefined);
  // The focus is back where it was by then, and a hit may move it.
  const choose = (hit: Hit): void => {
    keepRecent(hit);
    close();
    afterCommit(hit.run);
  };
  if (open === "shortcuts") return <ShortcutList onClose={close} />;
  return open === undefined ? null : <StudioPalette route={route} brand={brand} onChoose={choose} onClose={close} />;
}

interface StudioPaletteProps extends CommandDialogsProps {
  readonly onChoose: (hit: Hit) => void;
  readonly onClose: () => void;
}

const noBrands: readonly BrandName[] = [];

function StudioPalette({ route, brand, ...props }: StudioPaletteProps) {
  const { offeredCommands } = useWorkshop();
  const commands = useStore(offeredCommands);
  const { data: brands = noBrands } = useQuery(namesQuery);
  const sources = useMemo(() => studioSources(route, commands, brands), [route, commands, brands]);
  if (brand === undefined) return <Palette {...props} sources={sources} />;
  return <BrandPalette {...props} sources={sources} brand={brand} page={route.page} />;
}

const pageNames = Object.keys(studioPaths) as readonly PageName[];

const leadingTo = (path: string, title: string, other = ""): Hit => ({
  id: `page ${path}`,
  title,
  searched: { words: [title, other], path: "", about: [] },
  run: () => window.location.assign(path),
});

/** Commands, pages of the studio and brands: what every page has. */
function studioSources(route: Route, commands: Commands, brands: readonly BrandName[]): readonly HitSource[] {
  const ofBrand = "id" in route ? brands.find(({ id }) => id === route.id) : undefined;
  const pages = pageNames
    .filter((name) => name !== route.page)
    .map((name) => leadingTo(studioPaths[name], text(`nav.${name}`)));
  const aboutBrand =
    ofBrand === undefined
      ? []
      : [
          ...(route.page === "history"
            ? []
            : [leadingTo(historyPath(ofBrand.id), text("palette.historyOf", { name: ofBrand.name }))]),
          leadingTo(comparisonFrom(ofBrand.id), text("palette.comparisonOf", { name: ofBrand.name })),
        ];
  return [
    {
      title: text("palette.commands"),
      hits: commandNames.flatMap((name) => {
        const run = commands[name];
        const title = commandTitles[name];
        if (run === undefined || name === "palette") return [];
        const searched = { words: [title], path: "", about: [] };
        return [{ id: `command ${name}`, title, keys: keysOfCommand(name).slice(0, 1), searched, run }];
      }),
    },
    { title: text("palette.pages"), hits: [...aboutBrand, ...pages] },
    {
      title: text("palette.brands"),
      hits: brands
        .filter((brand) => brand !== ofBrand || route.page !== "brand")
        .map(({ id, name }) => leadingTo(brandPath(id), name, id)),
    },
  ];
}

interface BrandPaletteProps extends ComponentProps<typeof Palette> {
  readonly brand: OpenedBrand;
  readonly page: Route["page"];
}

/** The palette of a page that has a brand: its fields, its texts, and the pages of its portal too. */
function BrandPalette({ brand, page, sources, ...props }: BrandPaletteProps) {
  const { openShownField, shownContext, shownLanguage, showInPreview } = useWorkshop();
  const isWorkshop = page === "brand";
  // A page without the form leads a field to the page that has it.
  const hasForm = isWorkshop || page === "base";
  const { session, basis } = brand;
  const state = useStore(session);
  const wanted = useStore(shownLanguage);
  const context = useStore(shownContext);
  const [isSearched, setIsSearched] = useState(false);
  const { isFetching } = useQuery({ ...galleryQuery, enabled: isWorkshop && isSearched });
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
  }, [brand, session, basis, state, wanted, context, hasForm, openShownField]);
  const scenes = useMemo(
    () => (isWorkshop ? [sceneSource(choices, showInPreview)] : []),
    [isWorkshop, choices, showInPreview],
  );
  const all = useMemo(() => [own.fields, ...sources, ...scenes, own.texts], [own, scenes, sources]);
  return (
    <Palette
      {...props}
      label={text("palette.labelOfBrand")}
      sources={all}
      onSearch={() => setIsSearched(true)}
      note={isFetching ? text("preview.scene.waiting") : undefined}
    />
  );
}
