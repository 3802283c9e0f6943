import { useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import styled from "styled-components";
import { breakpoints } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { DocumentRoom } from "../changes/DocumentRoom.tsx";
import { useCampaigns } from "../days/campaigns.ts";
import { Drawer } from "../drawer/Drawer.tsx";
import { MissingPanel } from "../missing/MissingPanel.tsx";
import { portalAboveForm, useIsOneColumn } from "../parts/oneColumn.ts";
import { PreviewPane } from "../preview/PreviewPane.tsx";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { useTextFit } from "../textFit/useTextFit.ts";
import { useWorkshop } from "../state/useWorkshop.ts";
import { EditedPane } from "./EditedPane.tsx";
import { editableTexts } from "./editableTexts.ts";
import { FirstVisit } from "./FirstVisit.tsx";
import { FormColumn } from "./FormColumn.tsx";
import { sectionPanels } from "./sectionPanels.ts";
import { TopBar } from "./TopBar.tsx";
import { useEditedPage } from "./useEditedPage.ts";
import { useFormColumn } from "./useFormColumn.ts";

/** A brand: its form, the portal beside it, and a drawer with its calendar and findings. */
export function EditPage({ brand }: { readonly brand: OpenedBrand }) {
  const workshop = useWorkshop();
  const column = useFormColumn();
  const page = useEditedPage(brand, () => column.fold(false));
  const { state, drawer, places, languages, changes } = page;
  const campaigns = useCampaigns(brand, state);
  const textFit = useTextFit(state, languages);
  const { panes, host } = useFormPlace();
  const form = (
    <FormColumn column={column}>
      <EditedPane
        page={page}
        panels={sectionPanels}
        others={textFit.findings}
        misfits={textFit.misfits}
        lead={
          <>
            <FirstVisit />
            <MissingPanel texts={state.history.texts} onOpen={places.showField} />
          </>
        }
      />
    </FormColumn>
  );
  return (
    <DocumentRoom bar={<TopBar page={page} />} brand={brand} state={state} onShowChanges={changes.show}>
      <Panes ref={panes}>
        {createPortal(form, host)}
        <Middle>
          <PreviewPane
            session={brand.session}
            choices={brand.choices}
            campaigns={campaigns}
            languages={languages}
            portalTexts={brand.basis.texts}
            texts={editableTexts(workshop, brand)}
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

/**
 * Where the form is in the page: before the portal, and after it in one column. Only the element around it is moved. The
 * portal would load again, and another form would begin anew.
 */
function useFormPlace() {
  const isOneColumn = useIsOneColumn();
  const panes = useRef<HTMLElement>(null);
  const [host] = useState(() => {
    const made = document.createElement("div");
    made.style.display = "contents";
    return made;
  });
  useLayoutEffect(() => {
    const main = panes.current;
    const before = isOneColumn ? null : (main?.firstChild ?? null);
    if (main === null || before === host) return;
    // An open dialog of the form stays above the page, and the focus where it is, where the browser can do that.
    if (host.isConnected && "moveBefore" in main) main.moveBefore(host, before);
    else main.insertBefore(host, before);
  }, [isOneColumn, host]);
  return { panes, host };
}

/* Side by side from a tablet on; below that the form is under the portal. */
const Panes = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  ${portalAboveForm} {
    grid-auto-rows: max-content;
    overflow: auto;
    scroll-padding-block: calc(max(14rem, 30dvh) + 10rem) 2rem;
  }

  @media (min-width: ${breakpoints.medium}px) {
    grid-template-columns: auto minmax(0, 1fr);
    align-content: stretch;
  }
`;

const Middle = styled.div`
  display: grid;
  grid-template-rows: minmax(auto, 1fr) auto;
  min-width: 0;

  ${portalAboveForm} {
    display: contents;

    & > section:first-child {
      position: sticky;
      z-index: 2;
      inset-block-start: 0;
      border-block-end: 1px solid ${theme.color.border};
    }
  }
`;
