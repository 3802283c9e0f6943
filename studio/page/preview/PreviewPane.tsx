import { useEffect } from "react";
import styled from "styled-components";
import { VisuallyHidden } from "#ui/layout/VisuallyHidden.ts";
import { useStore } from "#ui/store/useStore.ts";
import { theme } from "#ui/theme/theme.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { shortened } from "#studio/document/words.ts";
import { CommentButton } from "../colleagues/CommentButton.tsx";
import { PlacedCommentNote } from "../colleagues/PlacedCommentNote.tsx";
import type { Campaign } from "../days/campaigns.ts";
import { OfferBar } from "../offers/OfferBar.tsx";
import { text } from "../texts.ts";
import { CampaignDays } from "./CampaignDays.tsx";
import { fieldWords } from "./fieldWords.ts";
import { PickedFields } from "./PickedFields.tsx";
import { PortalColumn } from "./PortalColumn.tsx";
import { PreviewArea } from "./PreviewArea.tsx";
import { PreviewBar } from "./PreviewBar.tsx";
import { SeenNote } from "./SeenNote.tsx";
import { SeenPicture } from "./SeenPicture.tsx";
import { type Portal, type PortalOptions, usePortal } from "./usePortal.ts";
import { useSceneElsewhere } from "./useSceneElsewhere.ts";
import { useWorkshop } from "../state/useWorkshop.ts";

interface PreviewPaneProps extends PortalOptions {
  readonly campaigns: readonly Campaign[];
  /** The portal's own texts. */
  readonly portalTexts: FormBasis["texts"];
  readonly onShowFindings: () => void;
}

/** The real portal: any page, state and customer, at any width, beside another width or what is saved. */
export function PreviewPane(props: PreviewPaneProps) {
  const { comparedCampaign } = useWorkshop();
  const { session, languages, campaigns, onOpenField } = props;
  const portal = usePortal(props);
  const { document, choices, view, choose, picking, comment } = portal;
  const { preview } = document;
  const compared = useStore(comparedCampaign);
  const campaign = campaigns.find((each) => each.name === compared);
  useEffect(() => () => comparedCampaign.set(undefined), [comparedCampaign]);
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
        <Windows {...props} portal={portal} />
      ) : (
        <CampaignDays
          key={campaign.name}
          campaign={campaign}
          id={document.id}
          choices={choices}
          windows={portal.windows}
          preview={preview}
          session={session}
          view={view}
          language={ofLanguage(props)}
          {...portal.shared}
        />
      )}
      {picking.picked !== undefined && (
        <PickedFields part={picking.picked} sources={portal.sources} onOpen={onOpenField} onClose={picking.close}>
          {picking.picked.place !== undefined && (
            <CommentButton
              subject={{
                place: {
                  ...picking.picked.place,
                  brand: document.id,
                  view: portal.viewOf(picking.picked.place.page),
                },
              }}
              title={picked(picking.picked.place.words)}
            />
          )}
        </PickedFields>
      )}
      {comment !== undefined && (
        <PlacedCommentNote comment={comment} found={portal.seen?.part} onClose={portal.closeComment} />
      )}
    </Pane>
  );
}

/** The language of the page, in a brand that has several. */
const ofLanguage = ({ languages: { all, shown } }: Pick<PreviewPaneProps, "languages">) =>
  all.length > 1 ? shown : undefined;

/** What a picked part is called. */
const picked = (words: string): string => (words === "" ? text("comments.place.wordless") : `«${shortened(words)}»`);

/** The portal in one window or two, and a picture of the page that shows the chosen field, where this one does not. */
function Windows({ portal, ...props }: PreviewPaneProps & { readonly portal: Portal }) {
  const { session, languages } = props;
  const { document, choices, view, choose, picking, windows, field, sources, isTrying, seen, shared, editedName } =
    portal;
  const { outlined } = shared;
  const isPart = outlined.sources.length > 0;
  const elsewhere = useSceneElsewhere(isPart ? field : undefined, seen?.count, view);
  const title = field === undefined ? undefined : fieldWords(field, sources);
  // Before the page has answered, and before the sources are there, nothing is known.
  const isKnown = !isTrying && title !== undefined && sources.length > 0;
  const note = isKnown && field !== undefined && (
    <SeenNote field={field} title={title} count={seen?.count} isPart={isPart} isElsewhere={elsewhere !== undefined} />
  );
  const pickHelp = text(props.onOpenField === undefined ? "preview.pick.helpRead" : "preview.pick.help");
  const editingNote = `${text("preview.edit", { title: editedName ?? "" })} ${text("preview.edit.help")}`;
  return (
    <Middle>
      <PreviewArea
        view={view}
        language={languages.shown}
        preview={document.preview}
        note={editedName === undefined ? (picking.isOn ? pickHelp : note) : editingNote}
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
            {...shared}
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
          language={ofLanguage(props)}
          outlined={outlined}
          onShow={choose}
        />
      )}
    </Middle>
  );
}

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
