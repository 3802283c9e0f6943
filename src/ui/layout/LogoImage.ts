import styled from "styled-components";
import { from } from "../theme/breakpoints.ts";
import { theme } from "../theme/theme.ts";

/**
 * The brand's logo at the height of its theme. Give it `width` and `height`: they keep its place before it is loaded.
 */
export const LogoImage = styled.img`
  display: block;
  width: auto;
  /* It leaves room for the menu button when text is large. */
  max-width: min(60vw, 100%);
  height: ${theme.size.logoCompact};
  object-fit: contain;

  ${from.medium} {
    height: ${theme.size.logo};
  }
`;
