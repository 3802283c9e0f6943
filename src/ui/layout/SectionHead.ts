import styled from "styled-components";
import { from } from "../theme/breakpoints.ts";
import { theme } from "../theme/theme.ts";

/**
 * The head of a section: its heading, and a quiet line below it on a phone, beside it where there is room: a font that
 * comes late must not decide.
 */
export const SectionHead = styled.div`
  ${from.medium} {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${theme.space[1]};
  }

  /* A long word breaks rather than widen the page. */
  & > h2 {
    min-width: 0;
  }

  & > p {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }
`;
