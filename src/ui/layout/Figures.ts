import styled from "styled-components";
import { theme } from "../theme/theme.ts";

/** A few figures below one another, largest first: a `dl` of `Figure` elements. */
export const Figures = styled.dl`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  margin: 0;
`;

/** One figure: a `dt` with its name, and a `dd` with the amount. */
export const Figure = styled.div`
  min-width: 0;

  dt {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeSm};
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    margin: 0;
  }
`;
