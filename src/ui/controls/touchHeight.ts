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

/**
 * The same for a link between lines: the room for the finger lies over them and takes none, and the ring of the focus is
 * around the text.
 */
export const touchRoom = css`
  position: relative;
  display: inline-block;

  &::before {
    content: "";
    position: absolute;
    inset-inline: 0;
    inset-block: calc(-1 * max(0.5rem, (2.75rem - 1em * ${theme.font.lineBody}) / 2));
    inset-block: calc(-1 * max(0.5rem, (2.75rem - 1lh) / 2));
  }
`;
