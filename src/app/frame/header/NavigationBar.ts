import styled from "styled-components";
import { from } from "#ui/theme/breakpoints.ts";
import { theme } from "#ui/theme/theme.ts";

/** The bar of the desktop navigation: its height is the same before its items are known. */
export const NavigationBar = styled.div`
  display: none;
  border-block-end: ${theme.border.header} solid ${theme.color.headerBorder};
  background: ${theme.color.nav};
  color: ${theme.color.onNav};

  ${from.large} {
    display: block;
    min-height: calc(3.25rem + ${theme.border.header});
  }

  @media print {
    display: none;
  }
`;
