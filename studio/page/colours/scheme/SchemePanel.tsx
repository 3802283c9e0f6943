import { useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { withDark, withLightAlone } from "../../contexts/contextEdits.ts";
import { showContext } from "../../contexts/shownContext.ts";
import { hasDark } from "../../contexts/themeContexts.ts";
import type { EditSession } from "../../session/createEditSession.ts";
import { Panel } from "../../parts/Panel.ts";
import { text } from "../../texts.ts";
import { DarkProposalView } from "./DarkProposalView.tsx";

interface SchemePanelProps {
  readonly session: EditSession;
  readonly texts: DocumentTexts;
}

/** Which schemes the brand has. Dark is shown before it is made. */
export function SchemePanel({ session, texts }: SchemePanelProps) {
  const [isShown, setIsShown] = useState(false);
  const panel = useRef<HTMLElement>(null);
  // Each press replaces the pressed button: the focus stays in the panel.
  const change = (edit: (now: DocumentTexts) => DocumentTexts, said: string): void => {
    session.edit(edit(session.get().history.texts));
    setIsShown(false);
    panel.current?.focus();
    announcements.announce(said);
  };
  const show = (isOn: boolean): void => {
    setIsShown(isOn);
    panel.current?.focus();
  };
  const isThere = hasDark(texts);
  return (
    <Panel data-filled ref={panel} tabIndex={-1} aria-labelledby="morkt-utseende">
      <h5 id="morkt-utseende">{text("makeDark.title")}</h5>
      {!isThere && !isShown && (
        <Line>
          <p>{text("makeDark.none")}</p>
          <Button variant="secondary" onClick={() => show(true)}>
            {text("makeDark.open")}
          </Button>
        </Line>
      )}
      {!isThere && isShown && (
        <DarkProposalView
          texts={texts}
          onApply={() => change(withDark, text("makeDark.applied"))}
          onCancel={() => show(false)}
        />
      )}
      {isThere && (
        <Line>
          <p>{text("makeDark.there")}</p>
          <Button
            variant="quiet"
            onClick={() => {
              showContext({ scheme: "light" });
              change(withLightAlone, text("makeDark.removed"));
            }}
          >
            {text("makeDark.remove")}
          </Button>
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
