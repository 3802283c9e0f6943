import styled from "styled-components";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";

/** The brand's logo at the height of its theme. Give it `width` and `height`, so that its place is kept before it is loaded. */
export const LogoImage = styled.img`
  display: block;
  width: auto;
  max-width: 60vw;
  height: ${theme.size.logoCompact};

  ${from.medium} {
    height: ${theme.size.logo};
  }
`;
