import { css } from "styled-components";
import { theme } from "../theme/theme.ts";

/** A box or dot to tick together with its label: one target of full height. For a `label` around the two. */
export const choiceStyle = css`
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
  width: fit-content;
  min-height: ${theme.size.control};
  padding-block: 0.5rem;
  cursor: pointer;

  & > input {
    flex: none;
    width: 1.375rem;
    height: 1.375rem;
    margin: 0.125rem 0 0;
    accent-color: ${theme.color.action};
    cursor: inherit;
  }

  &:has(:disabled) {
    cursor: progress;
  }
`;

/** For the element around such a label and its hint: a help text is under the label's text, beside the box. */
export const choiceFieldStyle = css`
  & > label + p:not([data-error]) {
    margin-block-start: -0.625rem;
    padding-inline-start: 2.125rem;
  }
`;
