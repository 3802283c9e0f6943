import styled from "styled-components";

/** The page's own content. Tall enough to keep the footer below the fold while it loads, so that nothing moves when it appears. */
export const MainRegion = styled.main.attrs({ id: "innhold", tabIndex: -1 })`
  display: block;
  min-height: 100svh;

  @media print {
    min-height: 0;
  }
`;
