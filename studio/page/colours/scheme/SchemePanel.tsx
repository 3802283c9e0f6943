import { useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { withDark, withLightAlone } from "../../contexts/contextEdits.ts";
import { showContext } from "../../contexts/shownContext.ts";
import { hasDark } from "../../contexts/themeContexts.ts";
import type { EditSession } from "../../session/createEditSession.ts";
import type { Offer } from "../../offers/offer.ts";
import { useOffer } from "../../offers/useOffer.ts";
import { Panel } from "../../parts/Panel.ts";
import { text } from "../../texts.ts";
import { DarkProposalView } from "./DarkProposalView.tsx";

interface SchemePanelProps {
  readonly session: EditSession;
  readonly texts: DocumentTexts;
}

const offeredDark: Offer = { name: text("offer.dark"), change: withDark };

/** Which schemes the brand has. Dark is tried in the portal before it is made. */
export function SchemePanel({ session, texts }: SchemePanelProps) {
  const [isTried, setIsTried] = useState(false);
  const isThere = hasDark(texts);
  const isTrying = isTried && !isThere;
  const panel = useRef<HTMLElement>(null);
  // What is pressed in the panel goes: the focus stays in it.
  useOffer(isTrying ? offeredDark : undefined, () => {
    setIsTried(false);
    if (panel.current?.contains(document.activeElement) === true) panel.current.focus();
  });
  const tryDark = (): void => {
    showContext({ scheme: "dark" });
    setIsTried(true);
    panel.current?.focus();
  };
  const removeDark = (): void => {
    showContext({ scheme: "light" });
    setIsTried(false);
    session.edit(withLightAlone(session.get().history.texts));
    panel.current?.focus();
    announcements.announce(text("makeDark.removed"));
  };
  return (
    <Panel data-filled ref={panel} tabIndex={-1} aria-labelledby="morkt-utseende">
      <h5 id="morkt-utseende">{text("makeDark.title")}</h5>
      {isTrying && <DarkProposalView texts={texts} />}
      {!isTrying && (
        <Line>
          <p>{text(isThere ? "makeDark.there" : "makeDark.none")}</p>
          {isThere ? (
            <Button variant="quiet" onClick={removeDark}>
              {text("makeDark.remove")}
            </Button>
          ) : (
            <Button variant="secondary" onClick={tryDark}>
              {text("makeDark.open")}
            </Button>
          )}
        </Line>
      )}
    </Panel>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem;

  & > p {
    flex: 1 1 12rem;
  }
`;
