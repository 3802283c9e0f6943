import styled from "styled-components";
import { CardGrid } from "./CardGrid.ts";
import { from } from "../../theme/breakpoints.ts";

/** A `CardGrid` without a gap at its end: the last of an odd number of cards fills the line. */
export const FilledCardGrid = styled(CardGrid)`
  ${from.medium} {
    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
