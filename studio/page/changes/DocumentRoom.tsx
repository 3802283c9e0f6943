import type { ReactNode } from "react";
import styled from "styled-components";
import { Message } from "#ui/feedback/Message.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { FormBasis } from "#studio/document/FormBasis.ts";
import { unsavedKinds } from "#studio/document/history.ts";
import { placeTitle } from "#studio/document/placeTitle.ts";
import { isFileKind } from "#studio/document/StudioDocument.ts";
import { OpenProposalContext, useOpenProposal } from "../colleagues/useOpenProposal.ts";
import { FieldComment } from "../colleagues/FieldComment.tsx";
import { documentKindText } from "../fields/documentKindText.ts";
import { listInWords } from "../parts/listInWords.ts";
import type { EditState } from "../session/editState.ts";
import { stillReplaced } from "../session/replacedFields.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { countText, text } from "../texts.ts";
import { portalAboveForm } from "../parts/oneColumn.ts";
import { EditRightsContext, useEditRights } from "../session/useEditRights.ts";
import { Disagreement } from "./Disagreement.tsx";

interface DocumentRoomProps {
  /** The bar at the top. */
  readonly bar: ReactNode;
  readonly brand: OpenedBrand;
  readonly state: EditState;
  /** Shows the difference from the files: after the visitor has kept the own text. */
  readonly onShowChanges: () => void;
  /** The panes. */
  readonly children: ReactNode;
}

/** So many fields are named. */
const mostNames = 3;

/** What others have done to the document: the fields that they have changed here, or that something of theirs is not saved. */
function othersWords({ document, history, replaced }: EditState, basis: FormBasis): string | undefined {
  const here = stillReplaced(replaced, history.texts);
  if (here.length > 0) {
    const titles = here.map(({ kind, path }) =>
      isFileKind(kind) ? placeTitle({ kind, path }, basis) : documentKindText(kind),
    );
    const named = [...new Set(titles.map((title) => `«${title}»`))];
    const more = named.length - mostNames;
    const fields = more > 0 ? [...named.slice(0, mostNames), countText("colleague.more", more)] : named;
    const name = listInWords([...new Set(here.map(({ by }) => by))]);
    return text("colleague.replaced", { name, fields: listInWords(fields) });
  }
  const { changedBy: name } = document;
  const isUnsaved = unsavedKinds(document.texts, document.saved).length > 0;
  return name !== undefined && isUnsaved ? text("colleague.unsaved", { name }) : undefined;
}

/**
 * The window of an edited document: its bar, who else has changed it, the message that its text cannot be stored, and its
 * panes.
 */
export function DocumentRoom({ bar, brand, state, onShowChanges, children }: DocumentRoomProps) {
  const others = othersWords(state, brand.basis);
  const rights = useEditRights();
  const open = useOpenProposal(state.document.id);
  return (
    <EditRightsContext value={rights}>
      <Room>
        {bar}
        <Notice>
          <div role="status">{others !== undefined && <p>{others}</p>}</div>
          {/* Of what was typed since, the disagreement says more. */}
          {open.fixed !== undefined && state.sync.status !== "offline" && (
            <Message variant="warning" title={text("fixed.title")} announced>
              {text(`act.refused.${open.fixed}`)}
            </Message>
          )}
          <Disagreement brand={brand} state={state} onKept={onShowChanges} />
        </Notice>
        <OpenProposalContext value={open}>{children}</OpenProposalContext>
        <FieldComment id={state.document.id} basis={brand.basis} onSent={open.setComments} />
      </Room>
    </EditRightsContext>
  );
}

/* From edge to edge of the window: only the line to the panes is drawn. */
const Notice = styled.div`
  :root body & > div[data-variant] {
    border-width: 0 0 1px;
    border-radius: 0;
  }

  & > [role="status"] > p {
    max-width: none;
    padding: 0.25rem 1rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
    overflow-wrap: anywhere;
  }
`;

/* As high as the window. Where the portal would have too little room, in a low window or a zoomed one, the page scrolls. */
const Room = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: auto auto minmax(auto, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-height: 100dvh;
  overflow: clip;
  background: ${theme.color.page};

  ${portalAboveForm} {
    grid-template-rows: auto auto minmax(0, 1fr);
    height: 100dvh;
  }
`;
