import styled from "styled-components";

/** The first line of a card: an icon and a heading that may be long. */
export const CardHead = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: 0.75rem;
  margin-block-end: 0.25rem;

  & > span {
    display: flex;
  }

  @media print {
    display: block;
    margin: 0;

    & > span {
      display: none;
    }
  }
`;
