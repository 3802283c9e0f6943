import styled from "styled-components";

/**
 * A list with this many cards or more gets `data-long` (`CardItem`). Fewer are drawn faster than they are estimated.
 */
export const longListLength = 100;

/**
 * A card's place in a `CardGrid`. Where the grid has `data-long`, the browser draws cards off the screen when they are
 * scrolled to. Until then `--card-height` on the grid is their assumed height.
 */
export const CardItem = styled.li`
  min-width: 0;

  [data-long] > & {
    content-visibility: auto;
    contain-intrinsic-size: auto var(--card-height, 10rem);
    /* Shadows and focus rings reach over the edge. */
    overflow-clip-margin: 1rem;
  }

  @media print {
    content-visibility: visible;
  }
`;
