import type { Language } from "#contract/pageLanguage.ts";
import { isOfBase } from "#studio/document/FormBasis.ts";
import type { Environment } from "#studio/document/environments.ts";
import { useCommands } from "../commands/useCommands.ts";
import type { DrawerState, DrawerTab } from "../drawer/useDrawer.ts";
import type { LanguagesOfBrand } from "../languages/readLanguages.ts";
import { shownLanguage } from "../languages/shownLanguage.ts";
import { useAfterCommit } from "../parts/useAfterCommit.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";

interface WorkshopCommandsProps {
  readonly brand: OpenedBrand;
  readonly drawer: DrawerState;
  readonly languages: LanguagesOfBrand;
  readonly showChanges: () => void;
}

const focusOpenTab = (): void =>
  document.querySelector<HTMLElement>("[aria-labelledby=filene] [aria-expanded=true]")?.focus();

/** The commands of a brand's page, besides those of its preview. */
export function useWorkshopCommands({ brand, drawer, languages, showChanges }: WorkshopCommandsProps): void {
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
    files: showTab("text"),
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
