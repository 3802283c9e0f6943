import styled from "styled-components";
import { from } from "./theme/breakpoints.ts";
import { theme } from "./theme/theme.ts";

/**
 * What a page is about, and beside it, where there is room, an `aside` of what comes later: nothing moves when it comes. Children with
 * `data-span="all"` take the whole width.
 */
export const MainAndAside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  ${from.large} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    align-items: start;
    column-gap: ${theme.space[2]};

    & > [data-span="all"] {
      grid-column: 1 / -1;
    }
  }
`;
