import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { Container } from "./Container.ts";
import { from } from "../theme/breakpoints.ts";
import { theme } from "../theme/theme.ts";

/** All other attributes are for the `<header>`. */
export interface HeaderFrameProps extends Omit<ComponentProps<"header">, "children"> {
  /** The logo, as a link or alone. */
  readonly logo: ReactNode;
  /** Position of the logo (spec: navigation-13). */
  readonly alignment: "left" | "centered";
  /** At the end of the line: menu button or logout. */
  readonly actions?: ReactNode;
}

/** The header's bar: the same box before and after the portal has started. */
export function HeaderFrame({ logo, alignment, actions, ...rest }: HeaderFrameProps) {
  return (
    <Bar {...rest}>
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
  /* Its parts ask how much room there is. */
  container-type: inline-size;
  position: relative;
  border-block-end: ${theme.border.header} solid ${theme.color.headerBorder};
  background: ${theme.color.header};
  color: ${theme.color.onHeader};
  box-shadow: ${theme.shadow.header};
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

  /* The logo stays in the middle of the page, with or without something at the end. */
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
  /* The last button is aligned by its text and not by its invisible edge. On a phone the focus ring needs a part of that margin. */
  margin-inline-end: -0.5rem;

  ${from.medium} {
    margin-inline-end: -0.75rem;
  }

  @media print {
    display: none;
  }
`;
