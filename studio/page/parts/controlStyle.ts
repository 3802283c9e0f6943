import { css } from "styled-components";
import { textControlStyle } from "#ui/form/text/textControlStyle.ts";
import { theme } from "#ui/theme/theme.ts";
import { tones } from "./tones.ts";

/** The look of text fields and lists. `data-inherited`: the value comes from a layer below. */
export const controlStyle = css`
  ${textControlStyle}
  width: 100%;
  min-width: 0;
  min-height: 2.25rem;
  padding: 0.375rem 0.625rem;
  font: inherit;
  font-size: ${theme.font.sizeSm};
  line-height: 1.4;

  &:hover {
    border-color: ${theme.color.textSubtle};
  }

  &:read-only:is(input:not([type="checkbox"], [type="radio"], [type="range"]), textarea),
  &:disabled {
    border-color: ${theme.color.border};
    background-color: ${theme.color.surfaceSubtle};
    color: ${theme.color.textSubtle};
  }

  [data-inherited] > & {
    border-style: dashed;
    color: ${theme.color.textSubtle};
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`;

/** The least height of a row of controls that is beside another one. */
export const rowHeight = "4rem";

/** A button of one line beside a field. */
export const smallButtonStyle = css`
  min-height: 2rem;
  padding: 0.25rem 0.625rem;
  border: 0;
  border-radius: ${theme.radius.badge};
  background: ${tones.soft};
  color: ${theme.color.text};
  font: inherit;
  font-size: ${theme.font.sizeXs};
  text-align: start;
  cursor: pointer;

  &:hover {
    background: ${tones.hover};
  }

  &:active {
    background: ${tones.pressed};
  }

  &[aria-disabled="true"] {
    background: none;
    color: ${theme.color.textSubtle};
    cursor: default;
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`;
