import styled from "styled-components";

/** Radio buttons in rows. */
export const RadioRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 2rem;
  margin-block: 0.5rem -0.5rem;
`;

/** Boxes to tick: below one another. */
export const CheckboxColumn = styled.div`
  display: flex;
  flex-direction: column;
  margin-block-end: -0.5rem;
`;
