import { css } from "styled-components";
import { theme } from "#ui/theme/theme.ts";

/** The look of the rows of a field that unfold: each is a `<details>`. */
export const foldedRowStyle = css`
  & > details {
    width: 100%;
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
  }

  [data-inherited] > & > details {
    border-style: dashed;
  }

  & > details > summary {
    min-height: 2.25rem;
    padding: 0.4375rem 0.625rem;
    font-size: ${theme.font.sizeSm};
    overflow-wrap: anywhere;
  }

  & > details[open] > summary {
    border-block-end: 1px solid ${theme.color.border};
    font-weight: ${theme.font.weightStrong};
  }
`;
