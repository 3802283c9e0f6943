import styled from "styled-components";
import { from } from "../theme/breakpoints.ts";
import { theme } from "../theme/theme.ts";

/** Limits the content's width and centres it, with the page's margins. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${theme.content.width} + 2 * ${theme.space[2]});
  margin-inline: auto;
  padding-inline: max(${theme.space[1]}, env(safe-area-inset-left)) max(${theme.space[1]}, env(safe-area-inset-right));

  ${from.medium} {
    padding-inline: ${theme.space[2]};
  }
`;
