import styled from "styled-components";
import { theme } from "./theme/theme.ts";

/** The head of a section: its heading, and a quiet line beside it. */
export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space[1]};

  /* A long word breaks rather than widen the page. */
  & > h2 {
    min-width: 0;
  }

  & > p {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }
`;
