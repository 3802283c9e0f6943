import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { cardStyle } from "../parts/layout.ts";

/** A part of a proposal's page: a heading, and what belongs to it below one another. */
export const ProposalPart = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;

  & > h2 {
    font-size: ${theme.font.sizeLg};
  }

  & > ul {
    display: grid;
    gap: 0.5rem;
  }

  & > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem;
  }
`;

/** One with a frame around it. */
export const FramedPart = styled(ProposalPart)`
  padding: 1rem;
  ${cardStyle}
`;
