import { useEffect, useMemo, useRef } from "react";
import styled from "styled-components";
import { breakpoints } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { fieldChanges } from "#studio/document/fieldChanges.ts";
import { chooseField, type FieldPlace } from "../fields/chosenField.ts";
import type { Scene } from "../preview/scenes/sceneGroups.ts";
import { showInPreview } from "../preview/view/wantedView.ts";
import { sceneOf } from "../preview/whereSeen.ts";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import type { Saving } from "../session/useSaving.ts";
import type { TextMisfit } from "../textFit/placeMisfits.ts";
import { ChangedScenes } from "./ChangedScenes.tsx";
import { ChangesPanel } from "./ChangesPanel.tsx";
import { Consequences } from "./Consequences.tsx";

interface ChangesPaneProps {
  readonly brand: OpenedBrand;
  readonly state: EditState;
  readonly saving: Saving;
  readonly misfits: readonly TextMisfit[];
  readonly onShowFindings: () => void;
  readonly onClose: () => void;
}

/** The changes in the place of the form: the portal beside them stays as large as it is. */
export function ChangesPane({ brand, state, saving, misfits, onShowFindings, onClose }: ChangesPaneProps) {
  const pane = useRef<HTMLElement>(null);
  const isComparing = useRef(false);
  useEffect(() => {
    pane.current?.querySelector<HTMLElement>("[data-changes]")?.focus();
    // What was shown beside the portal for the changes goes with them.
    return () => {
      if (isComparing.current) showInPreview({ comparison: "none" });
    };
  }, []);
  const showScene = (scene: Scene | undefined) => {
    isComparing.current = true;
    showInPreview({ ...scene, comparison: "saved" });
  };
  const showField = (place: FieldPlace) => {
    chooseField(place);
    showScene(sceneOf(place));
  };
  const { texts } = state.history;
  const { saved } = state.document;
  const changes = useMemo(() => fieldChanges(saved, texts), [saved, texts]);
  return (
    <Pane ref={pane}>
      <ChangesPanel
        session={brand.session}
        state={state}
        basis={brand.basis}
        saving={saving}
        isSavedElsewhere
        onShow={showField}
        onClose={onClose}
      >
        <ChangedScenes changes={changes} choices={brand.choices} onShow={showScene} />
        <Consequences state={state} misfits={misfits} onShowFindings={onShowFindings} />
      </ChangesPanel>
    </Pane>
  );
}

const Pane = styled.section`
  background: ${theme.color.surface};

  @media (min-width: ${breakpoints.medium}px) {
    contain: size;
    border-inline-end: 1px solid ${theme.color.border};
  }
`;
