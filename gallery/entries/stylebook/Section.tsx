import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";

interface SectionProps {
  readonly title: string;
  /** What it shows, in a sentence. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** A chapter of the style book. */
export function Section({ title, lead, children }: SectionProps) {
  return (
    <Chapter>
      <h2>{title}</h2>
      <p>{lead}</p>
      {children}
    </Chapter>
  );
}

const Chapter = styled.section`
  margin-block-start: ${theme.space[4]};

  & > h2 {
    padding-block-end: 0.5rem;
    border-block-end: ${theme.border.rule} solid ${theme.color.border};
  }

  & > h2 + p {
    margin-block: 0.75rem ${theme.space[2]};
    color: ${theme.color.textSubtle};
  }

  & > h3 {
    margin-block: ${theme.space[3]} ${theme.space[1]};
  }

  @media print {
    & > :is(h2, h3) {
      break-after: avoid;
    }
  }
`;

/** Cells beside each other, as many as there is room for. */
export const Grid = styled.ul.attrs({ role: "list" })<{ readonly $least: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $least }) => $least}, 100%), 1fr));
  align-items: start;
  gap: ${theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    min-width: 0;
    break-inside: avoid;
  }
`;

/** The name of a sample, and its value. */
export const Caption = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 0.75rem;
  max-width: none;
  padding-block: 0.375rem;
  font-size: ${theme.font.sizeSm};

  & > :nth-child(2) {
    color: ${theme.color.textSubtle};
    font-variant-numeric: tabular-nums;
  }
`;
