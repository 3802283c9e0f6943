import { css } from "styled-components";
import { theme } from "#ui/theme/theme.ts";

/** The look of a choice that is made: a selected segment, a pressed toggle. */
export const chosenStyle = css`
  background: ${theme.color.action};
  color: ${theme.color.onAction};

  @media (forced-colors: active) {
    outline: 2px solid Highlight;
    outline-offset: -4px;
  }
`;
