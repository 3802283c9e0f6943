import { useEffect, useMemo, useState } from "react";
import styled from "styled-components";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { useStore } from "#ui/store/useStore.ts";
import type { EditSession } from "../session/createEditSession.ts";
import { theme } from "#ui/theme/theme.ts";
import type { FromPreview, MeasuredPage } from "#studio/document/BridgeMessage.ts";
import { type FoundPart, isSamePage } from "#studio/document/company/PagePart.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import type { PreviewChoices } from "#studio/document/PreviewChoices.ts";
import type { SeenField } from "#studio/document/FieldSource.ts";
import type { Campaign } from "../days/campaigns.ts";
import { compareCampaign, comparedCampaign } from "../days/comparedCampaign.ts";
import { isLanguage } from "#contract/pageLanguage.ts";
import type { FieldPlace } from "#studio/document/describeField.ts";
import type { LanguagesOfBrand } from "../languages/readLanguages.ts";
import { shortened } from "#studio/document/shortened.ts";
import { text } from "../texts.ts";
import type { Frames } from "./frames/createFrames.ts";
import { useWindowsInStep } from "./frames/useWindowsInStep.ts";
import { useChoices } from "../session/gallery.ts";
import { CommentButton } from "../colleagues/CommentButton.tsx";
import { PlacedCommentNote } from "../colleagues/PlacedCommentNote.tsx";
import { usePlacedComment } from "../colleagues/usePlacedComment.ts";
import { CampaignDays } from "./CampaignDays.tsx";
import { fieldWords } from "./fieldWords.ts";
import { PickedFields } from "./PickedFields.tsx";
import { PortalColumn } from "./PortalColumn.tsx";
import { PreviewBar } from "./PreviewBar.tsx";
import { PreviewArea } from "./PreviewArea.tsx";
import { SeenNote } from "./SeenNote.tsx";
import { SeenPicture } from "./SeenPicture.tsx";
import { type EditableTexts, useEditInPlace } from "./useEditInPlace.ts";
import { offer } from "../offers/offer.ts";
import { OfferBar } from "../offers/OfferBar.tsx";
import { useOfferedPreview } from "../offers/useOfferedPreview.ts";
import { useOutlinedField } from "./useOutlinedField.ts";
import { usePicking } from "./usePicking.ts";
import { useSceneElsewhere } from "./useSceneElsewhere.ts";
import { usePreviewView } from "./view/usePreviewView.ts";
import { useViewCommands } from "./useViewCommands.ts";
import { besideLanguage, chosen, inLight, writeView } from "./view/previewView.ts";

interface PreviewPaneProps {
  readonly session: EditSession;
  readonly choices: PreviewChoices;
  readonly campaigns: readonly Campaign[];
  readonly languages: LanguagesOfBrand;
  /** The portal's own texts. */
  readonly portalTexts: FormBasis["texts"];
  /** The texts that are edited in their place. */
  readonly texts: EditableTexts;
  /** A part of the portal was picked: shows the field that makes it. Left out: there are no fields beside the portal. */
  readonly onOpenField?: (field: FieldPlace) => void;
  /**
   * A page with the edited texts was measured.
   * @param page what it was made from, as in the state of the preview
   */
  readonly onMeasured: (measured: MeasuredPage, page: string) => void;
  readonly onShowFindings: () => void;
}

const nothing = (): void => undefined;

/** The real portal: any page, state and customer, at any width, beside another width or what is saved. */
export function PreviewPane(given: PreviewPaneProps) {
  const { session, languages, campaigns, texts, onOpenField, onMeasured, ...props } = given;
  const openField = onOpenField ?? nothing;
  const state = useStore(session);
  const preview = useOfferedPreview(state);
  const document = useMemo(() => ({ ...state.document, preview }), [state.document, preview]);
  const choices = useChoices(props.choices);
  const [chosenView, choose] = usePreviewView(choices);
  const picking = usePicking(JSON.stringify([chosenView.path, chosenView.state, chosenView.customer]), openField);
  const editing = useEditInPlace(texts, openField, picking.showText);
  const { field, sources, ...made } = useOutlinedField(document, languages.shown, picking.isOn);
  // What is tried is judged without lines around it.
  const isTrying = useStore(offer) !== undefined;
  /** What leads to a page of this view again. */
  const viewOf = (page: string) => {
    const path = choices.pages.find((each) => isSamePage(each.path, page))?.path ?? view.path;
    return writeView(choices, "", path === view.path ? view : chosen(choices, view, { path }));
  };
  const [comment, closeComment] = usePlacedComment(document.id);
  const outlined = useMemo(() => {
    if (comment !== undefined) return { field: `comment ${comment.id}`, sources: [], part: comment.place };
    return isTrying ? { ...made.outlined, sources: [] } : made.outlined;
  }, [isTrying, made.outlined, comment]);
  const windows = useWindowsInStep();
  const [seen, setSeen] = useState<{ readonly field: string; readonly count: number; readonly part?: FoundPart }>();
  useViewCommands({ view: chosenView, choose, hasDark: preview.hasDark, picking });
  const offered = preview.hasDark ? chosenView : inLight(chosenView);
  const view = besideLanguage(offered, languages.all, languages.shown);
  const second = isLanguage(view.comparison) ? view.comparison : undefined;

  const receive = (message: FromPreview, from: Frames): void => {
    windows.receive(message, from);
    const isOther = windows.isSecond(from) && (view.comparison === "saved" || second !== undefined);
    const language = windows.isSecond(from) ? (second ?? languages.shown) : languages.shown;
    const inFile = (field: SeenField): SeenField =>
      field.kind === "descriptor" ? { ...field, ...languages.placeIn(language, field.path) } : field;
    if (windows.isFirst(from) || message.type !== "place")
      picking.receive(
        message.type === "picked" ? { ...message, fields: message.fields.map(inFile) } : message,
        sources,
      );
    const { shown } = from.get();
    editing.receive(message, from, isOther);
    if (message.type === "measured" && shown !== undefined && !isOther) onMeasured(message.measured, shown.page);
    // A page that is about to be replaced has the texts of before.
    const isCurrent = shown?.page === preview.page && windows.isFirst(from);
    if (message.type === "seen" && isCurrent) setSeen({ ...message, field: outlined.field });
  };
  const title = field === undefined ? undefined : fieldWords(field, sources);
  const compared = useStore(comparedCampaign);
  const campaign = campaigns.find((each) => each.name === compared);
  useEffect(() => () => compareCampaign(undefined), []);
  const ofLanguage = languages.all.length > 1 ? languages.shown : undefined;
  const count = seen?.field === outlined.field ? seen.count : undefined;
  const elsewhere = useSceneElsewhere(outlined.sources.length > 0 ? field : undefined, count, view);
  // Before the page has answered, and before the sources are there, nothing is known.
  const note = !isTrying && field !== undefined && title !== undefined && sources.length > 0 && (
    <SeenNote
      field={field}
      title={title}
      count={count}
      isPart={outlined.sources.length > 0}
      isElsewhere={elsewhere !== undefined}
    />
  );
  const pickHelp = text(onOpenField === undefined ? "preview.pick.helpRead" : "preview.pick.help");
  const editingNote = `${text("preview.edit", { title: editing.name ?? "" })} ${text("preview.edit.help")}`;
  const looks = {
    picking: picking.isOn && sources.length > 0 ? sources : undefined,
    outlined,
    onMessage: receive,
  };
  return (
    <Pane aria-labelledby="forhandsvisning">
      <VisuallyHidden as="h2" id="forhandsvisning">
        {text("preview.title")}
      </VisuallyHidden>
      <OfferBar session={session} />
      <PreviewBar
        choices={choices}
        view={view}
        languages={languages}
        hasDirectLogin={preview.hasDirectLogin}
        hasDark={preview.hasDark}
        campaigns={campaigns}
        isPicking={picking.isOn}
        onChoose={choose}
        onPick={picking.set}
      />
      {campaign === undefined ? (
        <Middle>
          <PreviewArea
            view={view}
            language={languages.shown}
            preview={preview}
            note={editing.name === undefined ? (picking.isOn ? pickHelp : note) : editingNote}
            onWidth={(width) => choose({ width })}
            onShowFindings={props.onShowFindings}
          >
            {(column, height) => (
              <PortalColumn
                key={column.key}
                document={document}
                session={session}
                column={column}
                height={height}
                view={view}
                languages={languages}
                texts={props.portalTexts}
                choice={choices.states.find((state) => state.id === view.state)}
                {...looks}
                onFrames={column.key === "first" ? windows.keepFirst : windows.keepSecond}
              />
            )}
          </PreviewArea>
          {elsewhere !== undefined && !picking.isOn && (
            <SeenPicture
              scene={elsewhere}
              document={document}
              session={session}
              choices={choices}
              view={view}
              language={ofLanguage}
              outlined={outlined}
              onShow={choose}
            />
          )}
        </Middle>
      ) : (
        <CampaignDays
          key={campaign.name}
          campaign={campaign}
          id={document.id}
          choices={choices}
          windows={windows}
          preview={preview}
          session={session}
          view={view}
          language={ofLanguage}
          {...looks}
        />
      )}
      {picking.picked !== undefined && (
        <PickedFields part={picking.picked} sources={sources} onOpen={onOpenField} onClose={picking.close}>
          {picking.picked.place !== undefined && (
            <CommentButton
              subject={{
                place: { ...picking.picked.place, brand: document.id, view: viewOf(picking.picked.place.page) },
              }}
              title={picked(picking.picked.place.words)}
            />
          )}
        </PickedFields>
      )}
      {comment !== undefined && (
        <PlacedCommentNote
          comment={comment}
          found={seen?.field === outlined.field ? seen.part : undefined}
          onClose={closeComment}
        />
      )}
    </Pane>
  );
}

/** What a picked part is called. */
const picked = (words: string): string => (words === "" ? text("comments.place.wordless") : `«${shortened(words)}»`);

/* The picture is above the portal, at its corner. */
const Middle = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Pane = styled.section`
  position: relative;
  display: grid;
  grid-template-rows: auto minmax(auto, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  background: ${theme.color.page};
`;
