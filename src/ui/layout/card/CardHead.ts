import styled from "styled-components";

/**
 * The first line of a card: an icon and a heading that may be long. In large text the heading is below the icon where a
 * word has no room beside it.
 */
export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 0.25rem 0.75rem;
  margin-block-end: 0.25rem;

  & > :last-child {
    flex: 1 min-content;
    min-width: 0;
    overflow-wrap: break-word;
  }

  /* A skeleton stays beside its icon. */
  & > [data-shape="title"] {
    flex: 0 70%;
  }

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
