import styled from "styled-components";
import type { Oppgave } from "#domain/oppgave/oppgaver.ts";
import { Card } from "#ui/layout/card/Card.ts";
import { theme } from "#ui/theme/theme.ts";
import { OppgaveItem } from "./OppgaveItem.tsx";

interface OppgaveListProps {
  readonly oppgaver: readonly Oppgave[];
}

/** The tasks, one below the other on one surface. */
export function OppgaveList({ oppgaver }: OppgaveListProps) {
  return (
    <Surface>
      <List>
        {oppgaver.map((oppgave) => (
          <OppgaveItem key={oppgave.key} oppgave={oppgave} />
        ))}
      </List>
    </Surface>
  );
}

const Surface = styled(Card)`
  height: auto;
  padding-block: 0.25rem;
`;

const List = styled.ul.attrs({ role: "list" })`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li + li {
    border-block-start: max(1px, ${theme.border.rule}) solid ${theme.color.border};
  }
`;
