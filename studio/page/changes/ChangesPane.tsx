import { useEffect, useMemo, useRef, useState } from "react";
import styled from "styled-components";
import { breakpoints } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { isOfBase } from "#studio/document/FormBasis.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import { chooseField } from "../fields/chosenField.ts";
import type { LanguagesOfBrand } from "../languages/readLanguages.ts";
import type { Scene } from "../preview/scenes/sceneGroups.ts";
import { useSources } from "../preview/useSources.ts";
import { showInPreview } from "../preview/view/wantedView.ts";
import { sceneOf } from "../preview/whereSeen.ts";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import type { Saving } from "../session/useSaving.ts";
import type { TextMisfit } from "../textFit/placeMisfits.ts";
import { ChangedScenes } from "./ChangedScenes.tsx";
import { changedLines, changedScenes, type SceneReports, withReport } from "./changedScenes.ts";
import { ChangesPanel } from "./ChangesPanel.tsx";
import { Consequences } from "./Consequences.tsx";

interface ChangesPaneProps {
  readonly brand: OpenedBrand;
  readonly state: EditState;
  readonly saving: Saving;
  readonly languages: LanguagesOfBrand;
  readonly misfits: readonly TextMisfit[];
  readonly onShowFindings: () => void;
  readonly onClose: () => void;
}

/** The changes in the place of the form: the portal beside them stays as large as it is. */
export function ChangesPane({ brand, state, saving, languages, misfits, onShowFindings, onClose }: ChangesPaneProps) {
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
  const { document } = state;
  const { saved } = document;
  // All brands together have no portal. Those of the last text hold until there are others: the pictures stay.
  const newest = useSources(document, languages.shown, !isOfBase(brand.basis));
  const [sources, setSources] = useState(newest);
  if (newest.length > 0 && newest !== sources) setSources(newest);
  const [reports, setReports] = useState<SceneReports>(new Map());
  const scenes = useMemo(
    () => (sources.length === 0 ? [] : changedScenes(saved, texts, sources)),
    [saved, texts, sources],
  );
  const lines = changedLines(scenes, reports).map((each) => ({
    ...each,
    place: languages.placeIn(languages.shown, each.path),
  }));
  return (
    <Pane ref={pane}>
      <ChangesPanel
        session={brand.session}
        state={state}
        basis={brand.basis}
        saved={saving.saved}
        onShow={showField}
        onClose={onClose}
      >
        <ChangedScenes
          scenes={scenes}
          reports={reports}
          session={brand.session}
          state={state}
          choices={brand.choices}
          languages={languages}
          onShow={showScene}
          onMessage={(...message) => setReports((before) => withReport(before, ...message))}
        />
        <Consequences
          state={state}
          basis={brand.basis}
          misfits={misfits}
          lines={lines}
          onShowFindings={onShowFindings}
        />
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
