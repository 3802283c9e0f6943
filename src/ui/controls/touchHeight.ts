import { css } from "styled-components";
import { theme } from "../theme/theme.ts";

/**
 * Makes a link that stands alone on its line 44 px tall, as a finger needs, even when its text is lower (spec: focus-12).
 */
export const touchHeight = css`
  /* Firefox before 120 knows no 1lh, and takes the line height of the page's text. */
  padding-block: max(0.5rem, (2.75rem - 1em * ${theme.font.lineBody}) / 2);
  padding-block: max(0.5rem, (2.75rem - 1lh) / 2);
`;
