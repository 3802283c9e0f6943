import { type ComponentProps, useContext, useEffect, useMemo, useRef, useState } from "react";
import styled from "styled-components";
import { breakpoints } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";
import { isOfBase } from "#studio/document/FormBasis.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import type { LanguagesOfBrand } from "../languages/readLanguages.ts";
import type { Scene } from "../preview/scenes/sceneGroups.ts";
import { useSources } from "../preview/useSources.ts";
import { sceneOf } from "../preview/whereSeen.ts";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import type { Saving } from "../session/useSaving.ts";
import type { TextMisfit } from "../textFit/placeMisfits.ts";
import { changedLines, changedScenes, type SceneReports, type Version, withReport } from "./changedScenes.ts";
import { ChangesPanel } from "./ChangesPanel.tsx";
import { Consequences } from "./Consequences.tsx";
import { useStore } from "#ui/store/useStore.ts";
import { previewOrigin } from "../preview/view/previewAddress.ts";
import { chosen, inLight, readView } from "../preview/view/previewView.ts";
import { savedPreview } from "../preview/view/savedPreview.ts";
import type { EditSession } from "../session/createEditSession.ts";
import { TabNumber } from "../session/tabNumber.ts";
import { text } from "../texts.ts";
import { pictureSize, ScenePictures } from "./ScenePictures.tsx";
import { useWorkshop } from "../state/useWorkshop.ts";

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
  const { chooseField, endParts, showInPreview } = useWorkshop();
  const pane = useRef<HTMLElement>(null);
  const isComparing = useRef(false);
  useEffect(() => {
    pane.current?.querySelector<HTMLElement>("[data-changes]")?.focus();
    // What was shown beside the portal for the changes goes with them.
    return () => {
      if (isComparing.current) showInPreview({ comparison: "none" });
    };
  }, [showInPreview]);
  // What follows from the changes is said whole: also what something new lacks.
  useEffect(endParts, [endParts]);
  // In a zoomed window the page scrolls: what is said of the saved files is above what was seen of the form.
  useEffect(() => {
    if (saving.saved !== undefined) pane.current?.scrollIntoView({ block: "start" });
  }, [saving.saved]);
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
        unseenBy={saving.unseenBy}
        onShow={showField}
        onShowFindings={onShowFindings}
        onSaveWithout={(fields) => void saving.save(fields)}
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

interface ChangedScenesProps extends Omit<ComponentProps<typeof ScenePictures>, "captionOf" | "portalOf"> {
  readonly session: EditSession;
  readonly state: EditState;
  readonly languages: LanguagesOfBrand;
}

/** The screens of a brand on which its changes are seen: as it is saved, and as it is edited. */
function ChangedScenes({ session, state, languages, ...props }: ChangedScenesProps) {
  const { shownContext, shownDay } = useWorkshop();
  const { choices } = props;
  const { document } = state;
  const { id, preview } = document;
  const tab = useContext(TabNumber);
  const context = useStore(shownContext);
  const day = useStore(shownDay);
  const portalOf = (scene: Scene, version: Version, window: string) => {
    const view = chosen(choices, { ...readView(choices, ""), ...context, day, width: pictureSize.width }, scene);
    return {
      preview: version === "before" ? savedPreview(document) : preview,
      session: version === "before" ? undefined : session,
      view: preview.hasDark ? view : inLight(view),
      language: languages.all.length > 1 ? languages.shown : undefined,
      origin: previewOrigin(id, globalThis.location, {
        version: version === "before" ? "saved" : "draft",
        environment: preview.environment,
        tab,
        window,
      }),
    };
  };
  return <ScenePictures {...props} captionOf={(version) => text(`preview.compare.${version}`)} portalOf={portalOf} />;
}

const Pane = styled.section`
  scroll-margin-block-start: 6rem;
  background: ${theme.color.surface};

  @media (min-width: ${breakpoints.medium}px) {
    contain: size;
    border-inline-end: 1px solid ${theme.color.border};
  }
`;
