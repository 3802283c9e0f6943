import { css } from "styled-components";
import { theme } from "#ui/theme/theme.ts";

/** The look of everything that is written or chosen in. `data-inherited`: the value is that of a layer below. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  min-height: 2.25rem;
  padding: 0.375rem 0.625rem;
  border: 1px solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: inherit;
  font-size: ${theme.font.sizeSm};
  line-height: 1.4;

  &[aria-invalid="true"] {
    border-color: ${theme.color.errorBorder};
    box-shadow: inset 0 0 0 1px ${theme.color.errorBorder};
  }

  [data-inherited] > & {
    border-style: dashed;
    color: ${theme.color.textSubtle};
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`;

/** A button of one line beside a field. */
export const smallButtonStyle = css`
  min-height: 2rem;
  padding: 0.25rem 0.5rem;
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.color.link};
  font: inherit;
  font-size: ${theme.font.sizeXs};
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:hover {
    background: ${theme.color.actionSubtle};
  }

  &[aria-disabled="true"] {
    color: ${theme.color.textSubtle};
    text-decoration: none;
    cursor: default;
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`;
