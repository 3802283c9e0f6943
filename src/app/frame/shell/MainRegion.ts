import styled from "styled-components";
import { contentId } from "#contract/pageElements.ts";

/**
 * The page's own content. Tall enough to keep the footer below the fold while it loads, so that nothing moves when it
 * appears.
 */
export const MainRegion = styled.main.attrs({ id: contentId, tabIndex: -1 })`
  min-height: 100svh;
`;
