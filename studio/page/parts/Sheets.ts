import styled from "styled-components";

/** Sheets on top of each other, of which one is shown. The others keep their state and their scroll position. */
export const Sheets = styled.div`
  position: relative;
  flex: 1 1 auto;
  min-height: 0;
`;

/** One of the `Sheets`. `data-shown` shows it. */
export const Sheet = styled.div`
  position: absolute;
  inset: 0;

  &:not([data-shown]) {
    visibility: hidden;
  }
`;
