import styled from "styled-components";
import { from } from "../theme/breakpoints.ts";
import { theme } from "../theme/theme.ts";

/**
 * A few figures, largest first: a `dl` of `Figure` elements. Below one another on a phone, however short, so that their
 * room is known before they are.
 */
export const Figures = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
  margin: 0;

  ${from.medium} {
    flex-flow: row wrap;
    align-items: flex-end;
    align-items: last baseline;
    gap: ${theme.space[1]} ${theme.space[3]};
  }
`;

/** One figure: a `dt` with its name, and a `dd` with the amount. */
export const Figure = styled.div`
  min-width: 0;

  dt {
    display: flex;
    align-items: center;
    gap: 0.25rem;
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }

  dd {
    margin: 0;
  }
`;
