import { useCallback, useContext, useMemo, useRef, useState } from "react";
import styled from "styled-components";
import { announcements } from "#ui/feedback/announcements.ts";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import type { ReadableStore } from "#ui/store/createStore.ts";
import { useStore } from "#ui/store/useStore.ts";
import type { EditState } from "../session/editState.ts";
import { theme } from "#ui/theme/theme.ts";
import type { FromPreview, MeasuredPage } from "#studio/document/BridgeMessage.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import type { PreviewState, StudioDocument } from "#studio/document/StudioDocument.ts";
import { chosenField, type FieldPlace } from "../fields/chosenField.ts";
import { countText, text } from "../texts.ts";
import type { Frames } from "./frames/createFrames.ts";
import { useChoices } from "../session/gallery.ts";
import { TabNumber } from "../session/tabNumber.ts";
import { fieldWords } from "./fieldWords.ts";
import { leadingField, type PickedPart, pickedNote } from "./pickedPart.ts";
import { PickedFields } from "./PickedFields.tsx";
import { PreviewBar } from "./PreviewBar.tsx";
import { PreviewArea } from "./PreviewArea.tsx";
import { PreviewWindow } from "./frames/PreviewWindow.tsx";
import { previewOrigin } from "./view/previewAddress.ts";
import type { PreviewColumn } from "./view/previewColumns.ts";
import { SeenNote } from "./SeenNote.tsx";
import { othersOf, sourcesOf } from "./sourcesOf.ts";
import { usePreviewView } from "./view/usePreviewView.ts";
import { useSources } from "./useSources.ts";

interface PreviewPaneProps {
  readonly document: StudioDocument;
  readonly session: ReadableStore<EditState>;
  readonly choices: PreviewChoices;
  /** A part of the portal was picked: shows the field that makes it. */
  readonly onOpenField: (field: FieldPlace) => void;
  /**
   * A page with the edited texts was measured.
   * @param page what it was made from, as in the state of the preview
   */
  readonly onMeasured: (measured: MeasuredPage, page: string) => void;
}

const noLook = { css: "", attributes: {} };

/** The portal as the files have it. Its theme is in its page. */
const savedPreview = ({ preview, saved }: StudioDocument): PreviewState => ({
  ...preview,
  page: [saved.descriptor, saved.theme, saved.logo, saved.icon].join("\u0000"),
  look: noLook,
});

/** The real portal: any page, state and customer, at any width, beside another width or what is saved. */
export function PreviewPane({ document, session, choices: portal, onOpenField, onMeasured }: PreviewPaneProps) {
  const choices = useChoices(portal);
  const tab = useContext(TabNumber);
  const { id, name, preview } = document;
  const [view, choose] = usePreviewView(choices);
  const [isPicking, setIsPicking] = useState(false);
  const [picked, setPicked] = useState<PickedPart>();
  const [seen, setSeen] = useState<{ readonly field: string; readonly count: number }>();
  const windows = useRef(new Map<PreviewColumn["key"], Frames>());
  const field = useStore(chosenField);
  const sources = useSources(id, preview, isPicking || field !== undefined);
  const outlined = useMemo(() => {
    const own = sourcesOf(sources, field);
    return { field: JSON.stringify(field ?? ""), sources: own, others: othersOf(sources, own) };
  }, [sources, field]);

  const open = (part: PickedPart): void => {
    setPicked(part);
    const first = leadingField(part);
    if (first === undefined) {
      announcements.announce(pickedNote(part) ?? "");
      return;
    }
    const title = fieldWords(first, sources) ?? "";
    announcements.announce(countText("preview.picked.announced", part.fields.length, { title }));
    onOpenField(first);
  };
  const isSavedShown = view.comparison === "saved";
  const receive = (message: FromPreview, from: Frames): void => {
    if (message.type === "scrolled")
      for (const frames of windows.current.values()) if (frames !== from) frames.scroll(message.position);
    if (message.type === "picked") open(message);
    if (message.type === "pick-ended") setIsPicking(false);
    const { shown } = from.get();
    const isSaved = isSavedShown && from === windows.current.get("second");
    if (message.type === "measured" && shown !== undefined && !isSaved) onMeasured(message.measured, shown.page);
    // A page that is about to be replaced has the texts of before.
    const isCurrent = shown?.page === preview.page && from === windows.current.get("first");
    if (message.type === "seen" && isCurrent) setSeen({ field: outlined.field, count: message.count });
  };
  const keepFirst = useCallback((frames: Frames | undefined) => keep(windows.current, "first", frames), []);
  const keepSecond = useCallback((frames: Frames | undefined) => keep(windows.current, "second", frames), []);
  const drawWindow = (column: PreviewColumn, height: number) => {
    const isFirst = column.key === "first";
    const version = isSavedShown && !isFirst ? "saved" : "draft";
    const secondTitle =
      version === "saved"
        ? text("preview.frame.saved", { name })
        : text("preview.frame.second", { name, width: column.width });
    return (
      <PreviewWindow
        key={column.key + version}
        title={isFirst ? text("preview.frame", { name }) : secondTitle}
        column={column}
        height={height}
        origin={previewOrigin(id, window.location, { version, environment: preview.environment, tab })}
        preview={version === "saved" ? savedPreview(document) : preview}
        session={version === "saved" ? undefined : session}
        view={view}
        choice={choices.states.find((state) => state.id === view.state)}
        picking={isPicking && sources.length > 0 ? sources : undefined}
        outlined={outlined}
        onMessage={receive}
        onFrames={isFirst ? keepFirst : keepSecond}
      />
    );
  };
  const title = field === undefined ? undefined : fieldWords(field, sources);
  // Before the page has answered, and before the sources are there, nothing is known.
  const note = field !== undefined && title !== undefined && sources.length > 0 && (
    <SeenNote
      field={field}
      title={title}
      count={seen?.field === outlined.field ? seen.count : undefined}
      isPart={outlined.sources.length > 0}
      choices={choices}
      shown={view}
      onShow={choose}
    />
  );
  return (
    <Pane aria-labelledby="forhandsvisning">
      <VisuallyHidden as="h2" id="forhandsvisning">
        {text("preview.title")}
      </VisuallyHidden>
      <PreviewBar
        choices={choices}
        view={view}
        hasDirectLogin={preview.hasDirectLogin}
        isPicking={isPicking}
        onChoose={choose}
        onPick={setIsPicking}
      />
      <PreviewArea
        view={view}
        status={preview.status}
        note={isPicking ? text("preview.pick.help") : note}
        onWidth={(width) => choose({ width })}
      >
        {drawWindow}
      </PreviewArea>
      {picked !== undefined && (
        <PickedFields part={picked} sources={sources} onOpen={onOpenField} onClose={() => setPicked(undefined)} />
      )}
    </Pane>
  );
}

function keep(windows: Map<PreviewColumn["key"], Frames>, key: PreviewColumn["key"], frames: Frames | undefined): void {
  if (frames === undefined) windows.delete(key);
  else windows.set(key, frames);
}

const Pane = styled.section`
  display: grid;
  grid-template-rows: auto minmax(auto, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  background: ${theme.color.page};
`;
