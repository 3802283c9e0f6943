import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { text } from "../texts.ts";

interface CorrectionsProps {
  /** What is changed, as people read it. `""`: no value. */
  readonly changes: readonly { readonly title: string; readonly before: string; readonly after: string }[];
}

/** What a small correction changes: each field with its value before and after. */
export function Corrections({ changes }: CorrectionsProps) {
  return (
    <List>
      {changes.map(({ title, before, after }) => (
        <li key={`${title}\0${before}`}>
          <strong>{title}</strong>
          <p>
            {text("proposal.from")} <del>{before || text("proposal.empty")}</del>
          </p>
          <p>
            {text("proposal.to")} <ins>{after || text("proposal.empty")}</ins>
          </p>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: 0.75rem;
  overflow-wrap: anywhere;

  & p {
    font-size: ${theme.font.sizeSm};
    white-space: pre-line;
  }

  & del {
    color: ${theme.color.textSubtle};
  }

  & ins {
    text-decoration: none;
  }
`;
