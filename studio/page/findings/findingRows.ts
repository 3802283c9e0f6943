import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";

/** Findings, a row each: a mark, sentences, and what can be done. */
export const FindingRows = styled.ul`
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    gap: 0.25rem 0.75rem;
    padding: 0.5rem 1rem;
    border-block-start: 1px solid ${theme.color.border};
    font-size: ${theme.font.sizeSm};
  }
`;

/** The mark of a row. */
export const FindingMark = styled.span`
  color: ${theme.color.infoBorder};

  &[data-level="error"] {
    color: ${theme.color.errorBorder};
  }
`;

/** A sentence that leads to its place. */
export const FindingSentence = styled.button`
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  text-align: start;
  overflow-wrap: anywhere;

  &:hover {
    text-decoration: underline;
  }
`;
