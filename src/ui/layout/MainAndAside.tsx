import type { ComponentProps } from "react";
import styled from "styled-components";
import { roomForTwo } from "../theme/breakpoints.ts";
import { theme } from "../theme/theme.ts";

/**
 * The main content of a page and, beside it where there is room, content that loads later: nothing moves when it
 * arrives. Children have `data-place`: `aside` is at the side, `below` under the main content, `wide` under both. On a
 * narrow screen all is one column. All attributes are for the element with the columns.
 */
export const MainAndAside = (props: ComponentProps<"div">) => (
  <Room>
    <Columns {...props} />
  </Room>
);

const Room = styled.div`
  container-type: inline-size;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  ${roomForTwo} {
    /* The side has room for a long word, also where texts are doubled. */
    grid-template-columns: minmax(0, 2fr) minmax(18rem, 1fr);
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
