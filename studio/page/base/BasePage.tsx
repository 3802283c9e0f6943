import styled from "styled-components";
import { breakpoints } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { DocumentRoom } from "../changes/DocumentRoom.tsx";
import { SaveButtons } from "../changes/SaveButtons.tsx";
import { Drawer } from "../drawer/Drawer.tsx";
import { LanguageTabs } from "../languages/LanguageTabs.tsx";
import { EnvironmentTabs } from "../parts/EnvironmentTabs.tsx";
import { StepsBar, UndoButtons } from "../parts/EditedBar.tsx";
import { portalAboveForm } from "../parts/oneColumn.ts";
import { PageNav } from "../parts/PageNav.tsx";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { text } from "../texts.ts";
import { EditedPane } from "../brand/EditedPane.tsx";
import { useEditedPage } from "../brand/useEditedPage.ts";
import { BaseEffectPane } from "./BaseEffectPane.tsx";
import { Muted, Row } from "../parts/layout.ts";

const noPanels = new Map();

/** The base of all brands: the form of a brand over it, and the effect of an edit on the brands beside it. */
export function BasePage({ brand }: { readonly brand: OpenedBrand }) {
  const page = useEditedPage(brand);
  const { state, drawer, places, languages, changes } = page;
  const { session } = brand;
  const bar = (
    <PageNav
      current="base"
      hasDrawer
      below={
        <Bar>
          <div>
            <h1>{text("base.title")}</h1>
            <Muted>{text("base.lead")}</Muted>
          </div>
          <EnvironmentTabs chosen={state.environment} onChoose={session.showEnvironment} />
          <LanguageTabs languages={languages} />
        </Bar>
      }
    >
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
