import { useMemo } from "react";
import styled from "styled-components";
import { Button } from "#ui/controls/Button.tsx";
import { theme } from "#ui/theme/theme.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { text } from "../../texts.ts";
import { PaletteMock } from "../palette/PaletteMock.tsx";
import { roleName } from "../roleName.ts";
import { Swatch } from "../Swatch.tsx";
import { type DarkProposal, darkProposal, type ProposedRole } from "./darkProposal.ts";

interface DarkProposalViewProps {
  readonly texts: DocumentTexts;
  readonly onApply: () => void;
  readonly onCancel: () => void;
}

/** The dark that would be built: both schemes beside each other, and what is kept and moved by group. */
export function DarkProposalView({ texts, onApply, onCancel }: DarkProposalViewProps) {
  const proposal = useMemo(() => darkProposal(texts), [texts]);
  if (proposal === undefined) return null;
  return (
    <>
      <p>{text("makeDark.lead")}</p>
      <Mocks>
        <PaletteMock title={text("makeDark.light")} view={proposal.light} />
        <PaletteMock title={text("makeDark.dark")} view={proposal.dark} />
      </Mocks>
      {proposal.groups.map((each) => (
        <Group key={each.group} {...each} />
      ))}
      <Buttons>
        <Button variant="primary" onClick={onApply}>
          {text("makeDark.apply")}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {text("makeDark.cancel")}
        </Button>
      </Buttons>
    </>
  );
}

function Group({ group, kept, moved }: DarkProposal["groups"][number]) {
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

const Mocks = styled.div`
  display: flex;
  gap: 0.75rem;
`;

const Roles = styled.ul`
  margin: 0;
  padding: 0.25rem 0 0.5rem;
  list-style: none;

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

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;
