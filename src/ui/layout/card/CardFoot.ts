import styled from "styled-components";

/** The last line of a card, at its lower edge: price first, link last. They wrap where there is no room. */
export const CardFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.25rem 0.5rem;
  margin-block-start: auto;
  padding-block-start: 1rem;

  @media print {
    margin-inline-start: auto;
    padding: 0;
  }
`;
