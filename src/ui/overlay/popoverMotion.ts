import { keyframes } from "styled-components";

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
