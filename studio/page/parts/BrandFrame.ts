import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { cardStyle } from "./layout.ts";

/** A brand in a list of brands. The browser draws it when it comes into sight. */
export const BrandFrame = styled.li`
  position: relative;
  overflow: hidden;
  ${cardStyle}
  content-visibility: auto;

  &:hover {
    border-color: ${theme.color.borderStrong};
  }

  &:focus-within {
    box-shadow: ${theme.shadow.cardHover};
  }
`;
