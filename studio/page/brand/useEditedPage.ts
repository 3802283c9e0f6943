import type { Language } from "#contract/pageLanguage.ts";
import { isOfBase } from "#studio/document/FormBasis.ts";
import type { Environment } from "#studio/document/StudioDocument.ts";
import { useCommands } from "../commands/useCommands.ts";
import { type DrawerState, type DrawerTab, useDrawer } from "../drawer/useDrawer.ts";
import type { LanguagesOfBrand } from "../languages/readLanguages.ts";
import { useAfterCommit } from "../parts/useAfterCommit.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { useShownState } from "../findings/useShownState.ts";
import { useChangesPane } from "../changes/useChangesPane.ts";
import { createPlaces } from "../drawer/createPlaces.ts";
import { useShownEnvironment } from "../form/useShownEnvironment.ts";
import { useLanguages } from "../languages/useLanguages.ts";
import { usePageEvents } from "../session/usePageEvents.ts";
import { usePageTitle } from "../session/usePageTitle.ts";
import { useUndoCommands } from "../session/takeStep.ts";
import { useAddressedPlace } from "./useAddressedPlace.ts";
import { useWorkshop } from "../state/useWorkshop.ts";

interface WorkshopCommandsProps {
  readonly brand: OpenedBrand;
  readonly drawer: DrawerState;
  readonly languages: LanguagesOfBrand;
  readonly showChanges: () => void;
}

const focusOpenTab = (): void =>
  document.querySelector<HTMLElement>("[aria-labelledby=under-portalen] [aria-expanded=true]")?.focus();

/** The commands of a brand's page, besides those of its preview. */
function useWorkshopCommands({ brand, drawer, languages, showChanges }: WorkshopCommandsProps): void {
  const { shownLanguage } = useWorkshop();
  const afterCommit = useAfterCommit();
  const showTab = (tab: DrawerTab) => () => {
    drawer.open(tab);
    afterCommit(focusOpenTab);
  };
  const environment = (name: Environment) => () => brand.session.showEnvironment(name);
  const language = (name: Language) =>
    languages.all.length > 1 && languages.all.includes(name) ? () => shownLanguage.set(name) : undefined;
  useCommands({
    changes: showChanges,
    findings: showTab("findings"),
    // All brands together have no calendar.
    calendar: isOfBase(brand.basis) ? undefined : showTab("calendar"),
    "environment.all": environment("all"),
    "environment.Production": environment("Production"),
    "environment.QA": environment("QA"),
    "environment.Dev": environment("Dev"),
    "environment.Test": environment("Test"),
    "language.nb": language("nb"),
    "language.nn": language("nn"),
    "language.en": language("en"),
  });
}

/** What the page of an edited document has. */
export type EditedPage = ReturnType<typeof useEditedPage>;

/**
 * The page of a brand that is edited, or of what all brands share.
 * @param onChangesAsked the changes, or a field of the form, are asked for: their column is opened
 */
export function useEditedPage(brand: OpenedBrand, onChangesAsked?: () => void) {
  const { session } = brand;
  const state = useShownState(session);
  const drawer = useDrawer();
  useShownEnvironment(session);
  const places = createPlaces(useWorkshop(), session, state);
  const languages = useLanguages(brand, state);
  usePageTitle(state.document.name);
  usePageEvents(session);
  useUndoCommands(session);
  const changes = useChangesPane(session, onChangesAsked);
  useAddressedPlace(changes.show);
  useWorkshopCommands({ brand, drawer, languages, showChanges: changes.show });
  return { brand, state, drawer, places, languages, changes };
}
