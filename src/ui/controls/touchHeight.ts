import { css } from "styled-components";

/**
 * Makes a link that has a line of its own as tall as a finger needs, 44 px, also when its text is lower
 * (spec: focus-12).
 */
export const touchHeight = css`
  padding-block: max(0.5rem, (2.75rem - 1lh) / 2);
`;
