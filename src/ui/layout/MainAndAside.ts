import styled from "styled-components";
import { from } from "../theme/breakpoints.ts";
import { theme } from "../theme/theme.ts";

/**
 * What a page is about, and beside it, where there is room, what comes later: nothing moves when it comes. Give the children
 * `data-place`: `aside` stands at the side, `below` under what comes first, `wide` under all of it. Without room all is one column.
 */
export const MainAndAside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  ${from.large} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    grid-template-rows: auto 1fr;
    align-items: start;
    column-gap: ${theme.space[2]};

    & > [data-place="aside"] {
      grid-area: 1 / 2 / span 2;
    }

    & > [data-place="wide"] {
      grid-column: 1 / -1;
    }
  }
`;
