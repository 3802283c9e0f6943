import { css } from "styled-components";
import { theme } from "../../theme/theme.ts";

/** The look of a control that is written in. */
export const textControlStyle = css`
  padding: 0.5rem 0.75rem;
  border: ${theme.border.control} solid ${theme.color.borderStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};

  &[aria-invalid="true"] {
    border-color: ${theme.color.errorBorder};
    box-shadow: inset 0 0 0 1px ${theme.color.errorBorder};
  }
`;
