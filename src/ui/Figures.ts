import styled from "styled-components";
import { theme } from "./theme/theme.ts";

/** A few figures beside one another, largest first: a `dl` of `Figure` elements. They wrap where there is no room. */
export const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  align-items: last baseline;
  gap: ${theme.space[1]} ${theme.space[3]};
  margin: 0;
`;

/** One figure: a `dt` that says what it is, and a `dd` with the amount. */
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
