import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { EditState } from "../session/editState.ts";
import type { OpenedBrand } from "../session/useOpenDocument.ts";
import { text } from "../texts.ts";
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

/**
 * The window of an edited document: its bar, who else has changed it, the message that its text cannot be stored, and its
 * panes.
 */
export function DocumentRoom({ bar, brand, state, onShowChanges, children }: DocumentRoomProps) {
  const { changedBy: name } = state.document;
  const rights = useEditRights();
  return (
    <EditRightsContext value={rights}>
      <Room>
        {bar}
        <Notice>
          <div role="status">{name !== undefined && <p>{text("colleague.unsaved", { name })}</p>}</div>
          <Disagreement brand={brand} state={state} onKept={onShowChanges} />
        </Notice>
        {children}
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
`;
