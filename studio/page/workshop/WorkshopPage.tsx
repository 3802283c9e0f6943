import styled from "styled-components";
import { breakpoints } from "#ui/theme/breakpoints.ts";
import { useStore } from "#ui/store/useStore.ts";
import { ChangesPane } from "../changes/ChangesPane.tsx";
import { DocumentRoom } from "../changes/DocumentRoom.tsx";
import { useChangesPane } from "../changes/useChangesPane.ts";
import { useCampaigns } from "../days/useCampaigns.ts";
import { Drawer } from "../drawer/Drawer.tsx";
import { useDrawer } from "../drawer/useDrawer.ts";
import { FormPane } from "../form/FormPane.tsx";
import { useShownEnvironment } from "../form/useShownEnvironment.ts";
import { useLanguages } from "../languages/useLanguages.ts";
import { MissingPanel } from "../missing/MissingPanel.tsx";
import { PreviewPane } from "../preview/PreviewPane.tsx";
import { usePageEvents } from "../session/usePageEvents.ts";
import { usePageTitle } from "../session/usePageTitle.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { useUndoCommands } from "../session/useUndoCommands.ts";
import { useTextFit } from "../textFit/useTextFit.ts";
import { editableTexts } from "./editableTexts.ts";
import { FirstVisit } from "./FirstVisit.tsx";
import { FormColumn } from "./FormColumn.tsx";
import { TopBar } from "./TopBar.tsx";
import { useAddressedPlace } from "./useAddressedPlace.ts";
import { useWorkshopCommands } from "./useWorkshopCommands.ts";
import { sectionPanels } from "./sectionPanels.ts";
import { useFormColumn } from "./useFormColumn.ts";
import { usePlaces } from "../drawer/usePlaces.ts";

/** A brand: its form, the portal beside it, and a drawer with texts, difference and findings. */
export function WorkshopPage({ brand }: { readonly brand: OpenedBrand }) {
  const { session, choices } = brand;
  const state = useStore(session);
  const drawer = useDrawer();
  useShownEnvironment(session);
  const places = usePlaces(session, state, drawer);
  const campaigns = useCampaigns(brand, state);
  const languages = useLanguages(brand, state);
  const textFit = useTextFit(state, languages);
  usePageTitle(state.document.name);
  usePageEvents(session);
  useUndoCommands(session);
  const column = useFormColumn();
  const changes = useChangesPane(session, () => column.fold(false));
  useAddressedPlace(changes.show);
  useWorkshopCommands({ brand, drawer, languages, showChanges: changes.show });

  return (
    <DocumentRoom
      bar={
        <TopBar
          session={session}
          state={state}
          languages={languages}
          isShowingChanges={changes.isShown}
          onShowChanges={changes.show}
          onSave={() => void changes.saving.save()}
        />
      }
      brand={brand}
      state={state}
      onShowChanges={changes.show}
    >
      <Panes>
        <FormColumn column={column}>
          <FormPane
            panels={sectionPanels}
            brand={brand}
            state={state}
            environment={state.environment}
            languages={languages}
            others={textFit.findings}
            lead={
              <>
                <FirstVisit />
                <MissingPanel texts={state.history.texts} onOpen={places.showField} />
              </>
            }
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
              misfits={textFit.misfits}
              onShowFindings={() => drawer.open("findings")}
              onClose={changes.hide}
            />
          )}
        </FormColumn>
        <Middle>
          <PreviewPane
            session={session}
            choices={choices}
            campaigns={campaigns}
            languages={languages}
            portalTexts={brand.basis.texts}
            texts={editableTexts(brand)}
            onOpenField={places.showField}
            onMeasured={textFit.measured}
            onShowFindings={() => drawer.open("findings")}
          />
          <Drawer
            brand={brand}
            state={state}
            drawer={drawer}
            misfits={textFit.misfits}
            places={places}
            campaigns={campaigns}
          />
        </Middle>
      </Panes>
    </DocumentRoom>
  );
}

/* Side by side from a tablet on; below that the form is under the portal. */
const Panes = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  @media (min-width: ${breakpoints.medium}px) {
    grid-template-columns: auto minmax(0, 1fr);
    align-content: stretch;
  }
`;

const Middle = styled.div`
  display: grid;
  grid-template-rows: minmax(auto, 1fr) auto;
  min-width: 0;
`;
