import styled from "styled-components";

/** The id of the page's own content, for the link that skips the header. */
export const contentId = "innhold";

/**
 * The page's own content. Tall enough to keep the footer below the fold while it loads, so that nothing moves when it
 * appears. In the static shell it is the overview's skeleton: on another page that is invisible, since the boot script
 * has set `data-arrival` on `<html>`.
 */
export const MainRegion = styled.main.attrs({ id: contentId, tabIndex: -1 })`
  min-height: 100svh;

  :root[data-arrival="deep"] & {
    visibility: hidden;
  }
`;
