import type { ReactNode } from "react";
import styled from "styled-components";
import { baseId } from "#studio/document/StudioDocument.ts";
import { useStore } from "#ui/store/useStore.ts";
import { breakpoints } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { DocumentRoom } from "../changes/DocumentRoom.tsx";
import { SaveButtons } from "../changes/SaveButtons.tsx";
import { Drawer } from "../drawer/Drawer.tsx";
import { LanguageTabs } from "../languages/LanguageTabs.tsx";
import type { LanguagesOfBrand } from "../languages/readLanguages.ts";
import { useLanguages } from "../languages/useLanguages.ts";
import { EnvironmentTabs } from "../parts/EnvironmentTabs.tsx";
import { StepsBar, UndoButtons } from "../parts/EditedBar.tsx";
import { Loading } from "../parts/Loading.tsx";
import { portalAboveForm } from "../parts/oneColumn.ts";
import { BarNote, PageNav } from "../parts/PageNav.tsx";
import type { EditState } from "../session/editState.ts";
import { useEditRights } from "../session/useEditRights.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { usePageEvents } from "../session/usePageEvents.ts";
import { usePageTitle } from "../session/usePageTitle.ts";
import { text } from "../texts.ts";
import { EditedPane } from "../brand/EditedPane.tsx";
import { useEditedPage } from "../brand/useEditedPage.ts";
import { BaseEffectPane } from "./BaseEffectPane.tsx";
import { Muted, ReadOnlyRoom, Row } from "../parts/layout.ts";

const noPanels = new Map();

interface BasePageProps {
  readonly brand: OpenedBrand;
}

/** The base of all brands. Whoever may not change it sees that before they have typed anything. */
export function BasePage({ brand }: BasePageProps) {
  const rights = useEditRights();
  if (rights === undefined) return <Loading />;
  return rights.edits(baseId) ? <EditedBase brand={brand} /> : <ReadOnlyBase brand={brand} />;
}

/** The form of a brand over the base, and the effect of an edit on the brands beside it. */
function EditedBase({ brand }: BasePageProps) {
  const page = useEditedPage(brand);
  const { state, drawer, places, languages, changes } = page;
  const { session } = brand;
  const bar = (
    <PageNav current="base" hasDrawer below={<BaseBar brand={brand} state={state} languages={languages} />}>
      <Steps>
        <UndoButtons session={session} history={state.history} />
        <SaveButtons state={state} changes={changes} />
      </Steps>
    </PageNav>
  );
  return (
    <DocumentRoom bar={bar} brand={brand} state={state} onShowChanges={changes.show}>
      <Panes>
        <EditedPane page={page} panels={noPanels} others={noFindings} misfits={noFindings} />
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

/** The effect alone: what is proposed, and which brands it reaches. */
function ReadOnlyBase({ brand }: BasePageProps) {
  const state = useStore(brand.session);
  const languages = useLanguages(brand, state);
  usePageTitle(state.document.name);
  usePageEvents(brand.session);
  return (
    <ReadOnlyRoom>
      <PageNav
        current="base"
        below={
          <BaseBar brand={brand} state={state} languages={languages}>
            <BarNote>{text("readOnly.base")}</BarNote>
          </BaseBar>
        }
      />
      <main>
        <BaseEffectPane brand={brand} state={state} languages={languages} />
      </main>
    </ReadOnlyRoom>
  );
}

interface BaseBarProps extends BasePageProps {
  readonly state: EditState;
  readonly languages: LanguagesOfBrand;
  readonly children?: ReactNode;
}

function BaseBar({ brand, state, languages, children }: BaseBarProps) {
  return (
    <Bar>
      <div>
        <h1>{text("base.title")}</h1>
        <Muted>{text("base.lead")}</Muted>
      </div>
      <EnvironmentTabs chosen={state.environment} onChoose={brand.session.showEnvironment} />
      <LanguageTabs languages={languages} />
      {children}
    </Bar>
  );
}

/** Nothing is measured in the portals before and after. */
const noFindings: readonly never[] = [];

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
const Bar = styled(Row)`
  flex: 0 0 100%;
  padding-block-start: 0.25rem;
  gap: 0.25rem 1rem;

  & > div {
    flex: 1 1 12rem;
  }

  & h1 {
    font-size: ${theme.font.sizeLg};
  }
`;

/* Side by side from a tablet on; below that the effect is under the form. */
const Panes = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  ${portalAboveForm} {
    grid-auto-rows: max-content;
    overflow: auto;
  }

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
