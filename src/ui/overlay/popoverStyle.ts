import { css, keyframes } from "styled-components";

/** Takes away what browsers give a popover: its place, its frame and its colours. */
export const popoverStyle = css`
  position: fixed;
  inset: auto;
  width: auto;
  height: auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
`;

/** A popover appears in its place. */
export const appear = keyframes`
  from {
    opacity: 0;
    scale: 0.97;
  }
`;

/** A popover disappears from its place. */
export const vanish = keyframes`
  to {
    opacity: 0;
    scale: 0.97;
  }
`;
