import type { ComponentProps } from "react";
import styled from "styled-components";
import { CardGrid } from "./CardGrid.ts";
import { from, roomForThree } from "../../theme/breakpoints.ts";

/** All other attributes are for the list. */
export const FilledCardGrid = (props: ComponentProps<"ul">) => (
  <Room>
    <Grid {...props} />
  </Room>
);

const Room = styled.div`
  container-type: inline-size;
`;

/**
 * A `CardGrid` without a gap at its end, and with no card alone on a wide line: three stand side by side, and what is
 * left of a number is shared by two, or by twice two. One card has half a line.
 */
const Grid = styled(CardGrid)`
  ${from.medium} {
    & > :last-child:nth-child(odd):not(:only-child) {
      grid-column: 1 / -1;
    }
  }

  ${roomForThree} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > li {
      grid-column: span 2;
    }

    & > :last-child:nth-child(odd):not(:only-child) {
      grid-column: span 2;
    }

    &:has(> :last-child:nth-child(3n + 1)) > :nth-last-child(-n + 4),
    &:has(> :last-child:nth-child(3n + 2)) > :nth-last-child(-n + 2) {
      grid-column: span 3;
    }
  }
`;
