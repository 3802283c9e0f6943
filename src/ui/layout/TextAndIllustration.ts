import styled from "styled-components";
import { theme } from "../theme/theme.ts";

/** Text with a small illustration beside it, or below where there is no room. Two children, in this order. */
export const TextAndIllustration = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1rem;

  & > :first-child {
    flex: 1 1 9rem;
    min-width: 0;
  }

  & > :last-child {
    flex: 0 1 ${theme.space[5]};
  }

  & p {
    margin: 0.25rem 0 0;
  }
`;
