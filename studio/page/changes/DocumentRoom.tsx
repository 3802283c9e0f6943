import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { baseId } from "#studio/document/baseId.ts";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { text } from "../texts.ts";
import { EditRightsContext, useEditRights } from "../session/useEditRights.ts";
import { PeopleHere } from "../colleagues/PeopleHere.tsx";
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

/** The window of an edited document: its bar, the message that its text cannot be stored, and its panes. */
export function DocumentRoom({ bar, brand, state, onShowChanges, children }: DocumentRoomProps) {
  const { id, name } = state.document;
  const rights = useEditRights();
  return (
    <Room>
      {bar}
      <Notice>
        {rights !== undefined && (
          <PeopleHere
            brands={[id]}
            {...(rights.edits(id) && { edited: id })}
            nameOf={(each) => (each === id ? name : each === baseId ? text("proposal.base") : each)}
            onAnswer={(people) => {
              // What somebody else has written in the same document is shown.
              if (people.some(({ brand: theirs, isEditing }) => theirs === id && isEditing))
                void brand.session.refresh();
            }}
          />
        )}
        <Disagreement brand={brand} state={state} onKept={onShowChanges} />
      </Notice>
      <EditRightsContext value={rights}>{children}</EditRightsContext>
    </Room>
  );
}

/* From edge to edge of the window: only the line to the panes is drawn. */
const Notice = styled.div`
  :root body & > div[data-variant],
  :root body & > section > div[data-variant] {
    border-width: 0 0 1px;
    border-radius: 0;
  }

  & > section > p {
    padding: 0.25rem 1rem;
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
`;
