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
