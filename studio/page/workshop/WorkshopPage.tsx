import { useRef, useState } from "react";
import styled from "styled-components";
import { announcements } from "#ui/feedback/announcements.ts";
import { breakpoints } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { useStore } from "#ui/store/useStore.ts";
import type { FileKind, StudioFinding } from "#studio/document/StudioDocument.ts";
import { Drawer } from "../drawer/Drawer.tsx";
import type { TextPlaces } from "../drawer/TextPanel.tsx";
import { useDrawer } from "../drawer/useDrawer.ts";
import { placeOfPath } from "../editor/placeOfPath.ts";
import { findingField } from "../findings/findingField.ts";
import { fixFinding } from "../findings/fixFinding.ts";
import type { FieldPlace } from "../fields/chosenField.ts";
import { FormPane } from "../form/FormPane.tsx";
import { openField } from "../form/openField.ts";
import { sectionOf } from "../form/sectionOf.ts";
import { useShownEnvironment } from "../form/useShownEnvironment.ts";
import { PreviewPane } from "../preview/PreviewPane.tsx";
import { usePageEvents } from "../session/usePageEvents.ts";
import { usePageTitle } from "../session/usePageTitle.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { useUndoKeys } from "../session/useUndoKeys.ts";
import { useTextFit } from "../textFit/useTextFit.ts";
import { text } from "../texts.ts";
import { Disagreement } from "../changes/Disagreement.tsx";
import { TopBar } from "./TopBar.tsx";
import { useAddressedPlace } from "./useAddressedPlace.ts";
import { sectionPanels } from "./sectionPanels.ts";

/** A brand: its form, the portal beside it, and a drawer with texts, difference and findings. */
export function WorkshopPage({ brand }: { readonly brand: OpenedBrand }) {
  const { session, choices } = brand;
  const state = useStore(session);
  const drawer = useDrawer();
  const [file, setFile] = useState<FileKind>("descriptor");
  useShownEnvironment(session);
  const places = useRef<TextPlaces>(null);
  const textFit = useTextFit(state);
  usePageTitle(state.document.name);
  usePageEvents(session);
  useUndoKeys(session);
  const showChanges = () => drawer.open("changes");
  useAddressedPlace(showChanges);

  const openPlace = (...place: Parameters<TextPlaces["goTo"]>): void => {
    drawer.open("text");
    requestAnimationFrame(() => places.current?.goTo(...place));
  };
  const openText = ({ kind, line, column, length }: StudioFinding): void => {
    if (kind !== undefined) openPlace(kind, line, column, length);
  };
  /** A finding leads to its field in the form; to the text when that is shown, or when the form has no such field. */
  const openFinding = (finding: StudioFinding): void => {
    const field = findingField(state.checked.texts, finding);
    const isInText = drawer.tab === "text" && finding.kind !== undefined;
    if (isInText || field === undefined || sectionOf(field) === undefined) openText(finding);
    else openField(field.kind, field.path);
  };
  /** A part of the preview leads to its field in the form; to the text when the form has no such field. */
  const showField = (field: FieldPlace): void => {
    if (sectionOf(field) !== undefined) return openField(field.kind, field.path);
    const { line, column, length } = placeOfPath(state.history.texts[field.kind], field.path);
    return openPlace(field.kind, line, column, length);
  };
  const fix = (finding: StudioFinding): void => {
    if (!fixFinding(session, finding)) return;
    announcements.announce(text("findings.fixed", { text: finding.fix?.text ?? "" }));
    if (drawer.tab === "text") openText({ ...finding, length: finding.fix?.text.length ?? 0 });
  };
  const openBroken = (kind: FileKind): void => {
    const finding = state.checked.findings.find((each) => each.kind === kind);
    if (finding === undefined) {
      setFile(kind);
      drawer.open("text");
    } else openText(finding);
  };
  return (
    <Room>
      <TopBar session={session} state={state} isShowingChanges={drawer.tab === "changes"} onShowChanges={showChanges} />
      <div>
        <Disagreement session={session} state={state} isRecovered={brand.isRecovered} onKept={showChanges} />
      </div>
      <Panes>
        <FormPane
          panels={sectionPanels}
          brand={brand}
          state={state}
          environment={state.environment}
          others={textFit.findings}
          onFix={fix}
          onOpenText={openBroken}
        />
        <Middle>
          <PreviewPane
            document={state.document}
            session={session}
            choices={choices}
            onOpenField={showField}
            onMeasured={textFit.measured}
          />
          <Drawer
            brand={brand}
            state={state}
            drawer={drawer}
            file={file}
            onFile={setFile}
            misfits={textFit.misfits}
            onOpenFinding={openFinding}
            onOpenField={showField}
            onFix={fix}
            places={places}
          />
        </Middle>
      </Panes>
    </Room>
  );
}

/* As high as the window. Where the portal would have too little room, in a low window or a zoomed one, the page scrolls. */
const Room = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto auto minmax(auto, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;
  overflow: clip;
  background: ${theme.color.page};
`;

/* Side by side from a tablet on; below that the form is under the portal. */
const Panes = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;

  & > :first-child {
    order: 1;
  }

  @media (min-width: ${breakpoints.medium}px) {
    grid-template-columns: clamp(18rem, 30%, 23.75rem) minmax(0, 1fr);
    align-content: stretch;

    & > :first-child {
      order: 0;
    }
  }
`;

const Middle = styled.div`
  display: grid;
  grid-template-rows: minmax(auto, 1fr) auto;
  min-width: 0;
`;
