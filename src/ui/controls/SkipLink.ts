import styled from "styled-components";
import { theme } from "../theme/theme.ts";

/** The first link of the page, seen when it has focus. */
export const SkipLink = styled.a`
  position: absolute;
  z-index: 2;
  inset-block-start: 0.5rem;
  inset-inline-start: 1rem;
  padding: 0.75rem 1rem;
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.link};

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }

  @media print {
    display: none;
  }
`;
