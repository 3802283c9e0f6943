import type { ReactNode } from "react";
import styled from "styled-components";
import { Container } from "#ui/layout/Container.ts";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";

interface HeaderFrameProps {
  /** The logo, as a link or alone. */
  readonly logo: ReactNode;
  /** Where the logo stands (spec: navigation-13). */
  readonly alignment: "left" | "centered";
  /** What stands at the end of the line: menu button or logout. */
  readonly actions?: ReactNode;
}

/** The header's bar: the same box before and after the portal has started. */
export function HeaderFrame({ logo, alignment, actions }: HeaderFrameProps) {
  return (
    <Bar>
      <Container>
        <Row data-alignment={alignment}>
          <Start>{logo}</Start>
          <End>{actions}</End>
        </Row>
      </Container>
    </Bar>
  );
}

const Bar = styled.header`
  position: relative;
  border-block-end: ${theme.border.header} solid ${theme.color.headerBorder};
  background: ${theme.color.header};
  color: ${theme.color.onHeader};
  box-shadow: ${theme.shadow.header};

  @media print {
    border: 0;
    box-shadow: none;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: ${theme.size.headerCompact};

  ${from.medium} {
    min-height: ${theme.size.header};
  }

  /* The logo keeps to the middle of the page, whatever stands at the end. */
  &[data-alignment="centered"] {
    grid-template-columns: 1fr auto 1fr;
  }
`;

const Start = styled.div`
  [data-alignment="centered"] > & {
    grid-column: 2;
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 0.5rem;
  /* The words of the last button, not its unseen edge, end where the content ends; on a phone the focus ring needs some of that room. */
  margin-inline-end: -0.5rem;

  ${from.medium} {
    margin-inline-end: -0.75rem;
  }
`;
