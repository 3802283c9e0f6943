import { useMemo } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import type { DocumentTexts } from "#studio/document/StudioDocument.ts";
import { text } from "../../texts.ts";
import { roleName } from "../roleName.ts";
import { Swatch } from "../Swatch.tsx";
import { darkProposal, type ProposedGroup, type ProposedRole } from "./darkProposal.ts";

/** What the dark that would be built keeps and moves, by group. The portal beside it shows how it looks. */
export function DarkProposalView({ texts }: { readonly texts: DocumentTexts }) {
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
