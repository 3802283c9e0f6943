import { useMemo, useRef, useState } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { announcements } from "#ui/feedback/announcements.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { withDark, withLightAlone } from "./contextEdits.ts";
import { hasDark } from "./themeContexts.ts";
import type { EditSession } from "../../session/createEditSession.ts";
import type { Offer } from "../../offers/createOffers.ts";
import { useOffer } from "../../offers/useOffer.ts";
import { Panel } from "../../parts/Panel.ts";
import { text } from "../../texts.ts";
import { theme } from "#ui/theme/theme.ts";
import { roleName } from "../roleName.ts";
import { Swatch } from "../Swatch.tsx";
import { darkProposal, type ProposedGroup, type ProposedRole } from "./darkProposal.ts";
import { useWorkshop } from "../../state/useWorkshop.ts";
import { Row } from "../../parts/layout.ts";

interface SchemePanelProps {
  readonly session: EditSession;
  readonly texts: DocumentTexts;
}

const offeredDark: Offer = { name: text("offer.dark"), change: withDark };

/** Which schemes the brand has. Dark is tried in the portal before it is made. */
export function SchemePanel({ session, texts }: SchemePanelProps) {
  const { showContext } = useWorkshop();
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
        <Line $apart>
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

/** What the dark that would be built keeps and moves, by group. The portal beside it shows how it looks. */
function DarkProposalView({ texts }: { readonly texts: DocumentTexts }) {
  const groups = useMemo(() => darkProposal(texts), [texts]);
  return (
    <>
      <p>{text("makeDark.lead")}</p>
      {groups.map((each) => (
        <Group key={each.group} {...each} />
      ))}
    </>
  );
}

function Group({ group, kept, moved }: ProposedGroup) {
  const name = text(`makeDark.group.${group}`);
  return (
    <details>
      <summary>{text("makeDark.group", { group: name, kept: kept.length, moved: moved.length })}</summary>
      <Roles>
        {moved.map((each) => (
          <Role key={each.role} {...each} />
        ))}
        {kept.map((each) => (
          <Role key={each.role} {...each} />
        ))}
      </Roles>
    </details>
  );
}

function Role({ role, light, dark }: ProposedRole) {
  const isKept = light === dark;
  return (
    <li>
      <span>{roleName(role)}</span>
      <span>
        <Swatch css={light} />
        {isKept ? ` ${light} · ${text("makeDark.kept")}` : ` ${light} → `}
        {!isKept && <Swatch css={dark} />}
        {!isKept && ` ${dark}`}
      </span>
    </li>
  );
}

const Line = styled(Row)`
  & > p {
    flex: 1 1 12rem;
  }
`;

const Roles = styled.ul`
  padding: 0.25rem 0 0.5rem;

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 0.75rem;
    padding-block: 0.125rem;
    font-size: ${theme.font.sizeXs};
    font-variant-numeric: tabular-nums;
  }
`;
