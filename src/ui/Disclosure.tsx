import type { ReactNode } from "react";
import styled from "styled-components";
import { Icon } from "./Icon.tsx";
import { theme } from "./theme/theme.ts";

interface DisclosureProps {
  /** Always visible; opens and closes. */
  readonly summary: ReactNode;
  /** What it opens. */
  readonly children: ReactNode;
  /** Disclosures of one name close each other. */
  readonly group?: string;
}

/** Something that can be folded out, on the browser's own `<details>`. */
export function Disclosure({ summary, children, group }: DisclosureProps) {
  return (
    <Details name={group}>
      <Summary>
        {summary}
        <Icon name="chevronDown" />
      </Summary>
      <Content>{children}</Content>
    </Details>
  );
}

const Details = styled.details`
  border-block-end: ${theme.border.rule} solid ${theme.color.border};
`;

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-height: ${theme.size.control};
  padding-block: 0.75rem;
  font-weight: ${theme.font.weightStrong};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  & > svg {
    transition: rotate ${theme.duration.normal};
  }

  [open] > & > svg {
    rotate: 180deg;
  }

  &:hover {
    color: ${theme.color.linkHover};
  }
`;

const Content = styled.div`
  max-width: ${theme.content.line};
  padding-block: 0 1rem;
`;
