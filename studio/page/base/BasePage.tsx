import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { useStore } from "#ui/store/useStore.ts";
import { breakpoints } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { unsavedKinds } from "#studio/document/history.ts";
import { ChangesPane } from "../changes/ChangesPane.tsx";
import { DocumentRoom } from "../changes/DocumentRoom.tsx";
import { useChangesPane } from "../changes/useChangesPane.ts";
import { Drawer } from "../drawer/Drawer.tsx";
import { useDrawer } from "../drawer/useDrawer.ts";
import { usePlaces } from "../drawer/usePlaces.ts";
import { FormPane } from "../form/FormPane.tsx";
import { useShownEnvironment } from "../form/useShownEnvironment.ts";
import { LanguageTabs } from "../languages/LanguageTabs.tsx";
import type { LanguagesOfBrand } from "../languages/readLanguages.ts";
import { useLanguages } from "../languages/useLanguages.ts";
import { EnvironmentTabs } from "../parts/EnvironmentTabs.tsx";
import { StepsBar, UndoButtons } from "../parts/EditedBar.tsx";
import { PageNav } from "../parts/PageNav.tsx";
import { SaveStatus } from "../parts/SaveStatus.tsx";
import type { EditSession } from "../session/createEditSession.ts";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { usePageEvents } from "../session/usePageEvents.ts";
import { usePageTitle } from "../session/usePageTitle.ts";
import { useUndoCommands } from "../session/useUndoCommands.ts";
import { text } from "../texts.ts";
import { useAddressedPlace } from "../workshop/useAddressedPlace.ts";
import { useWorkshopCommands } from "../workshop/useWorkshopCommands.ts";
import { BaseEffectPane } from "./BaseEffectPane.tsx";

const noPanels = new Map();

/** The base of all brands: the form of a brand over it, and the effect of an edit on the brands beside it. */
export function BasePage({ brand }: { readonly brand: OpenedBrand }) {
  const { session } = brand;
  const state = useStore(session);
  const drawer = useDrawer();
  useShownEnvironment(session);
  const places = usePlaces(session, state, drawer);
  const languages = useLanguages(brand, state);
  usePageTitle(state.document.name);
  usePageEvents(session);
  useUndoCommands(session);
  const changes = useChangesPane(session);
  useAddressedPlace(changes.show);
  useWorkshopCommands({ brand, drawer, languages, showChanges: changes.show });
  return (
    <DocumentRoom
      bar={
        <PageNav current="base" hasDrawer below={<BaseBar session={session} state={state} languages={languages} />}>
          <BaseSteps
            session={session}
            state={state}
            onShowChanges={changes.show}
            onSave={() => void changes.saving.save()}
          />
        </PageNav>
      }
      brand={brand}
      state={state}
      onShowChanges={changes.show}
    >
      <Panes>
        <FormPane
          panels={noPanels}
          brand={brand}
          state={state}
          environment={state.environment}
          languages={languages}
          others={noFindings}
          onFix={places.fix}
          onOpenText={places.openBroken}
          isHidden={changes.isShown}
        />
        {changes.isShown && (
          <ChangesPane
            brand={brand}
            state={state}
            saving={changes.saving}
            languages={languages}
            misfits={noFindings}
            onShowFindings={() => drawer.open("findings")}
            onClose={changes.hide}
          />
        )}
        <Effect>
          <BaseEffectPane brand={brand} state={state} languages={languages} />
          <Drawer
            brand={brand}
            state={state}
            drawer={drawer}
            misfits={noFindings}
            places={places}
            campaigns={noFindings}
          />
        </Effect>
      </Panes>
    </DocumentRoom>
  );
}

/** Nothing is measured in the portals before and after. */
const noFindings: readonly never[] = [];

interface BaseBarProps {
  readonly session: EditSession;
  readonly state: EditState;
  readonly languages: LanguagesOfBrand;
}

/** What is edited: in which environment, and in which language. */
function BaseBar({ session, state, languages }: BaseBarProps) {
  return (
    <Bar>
      <div>
        <h1>{text("base.title")}</h1>
        <p>{text("base.lead")}</p>
      </div>
      <EnvironmentTabs chosen={state.environment} onChoose={session.showEnvironment} />
      <LanguageTabs languages={languages} />
    </Bar>
  );
}

interface BaseStepsProps {
  readonly session: EditSession;
  readonly state: EditState;
  readonly onShowChanges: () => void;
  readonly onSave: () => void;
}

/** Undo, redo, whether there is something unsaved, and the way to saving it. */
function BaseSteps({ session, state, onShowChanges, onSave }: BaseStepsProps) {
  const { history, document, saving } = state;
  const isUnsaved = unsavedKinds(history.texts, document.saved).length > 0;
  return (
    <Steps>
      <UndoButtons session={session} history={history} />
      <SaveStatus state={state} />
      <Button variant="secondary" onClick={onShowChanges}>
        {text("edit.changes")}
      </Button>
      <Button variant={isUnsaved ? "primary" : "secondary"} busy={saving === "running"} onClick={onSave}>
        {text("changes.save")}
      </Button>
    </Steps>
  );
}

const Steps = styled(StepsBar)`
  /* In one row with the ways to the other pages. */
  @media (max-width: ${breakpoints.large - 1}px) {
    gap: 0.25rem;

    & button {
      padding-inline: 0.5rem;
      font-size: ${theme.font.sizeSm};
    }
  }
`;

/* The second row of the bar. */
const Bar = styled.div`
  display: flex;
  flex: 0 0 100%;
  padding-block-start: 0.25rem;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;

  & > div {
    flex: 1 1 12rem;
  }

  & h1 {
    font-size: ${theme.font.sizeLg};
  }

  & p {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }
`;

/* Side by side from a tablet on; below that the effect is under the form. */
const Panes = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  @media (min-width: ${breakpoints.medium}px) {
    grid-template-columns: clamp(18rem, 30%, 23.75rem) minmax(0, 1fr);
    align-content: stretch;
  }
`;

const Effect = styled.div`
  display: grid;
  grid-template-rows: minmax(16rem, 1fr) auto;
  min-width: 0;
`;
