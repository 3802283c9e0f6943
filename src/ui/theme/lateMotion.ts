import { keyframes } from "styled-components";

/** Something that leaves the way it came. Apart from `motion.ts`, which the first page loads. */
export const sink = keyframes`
  to {
    opacity: 0;
    translate: 0 0.5rem;
  }
`;

/** Something that appears in its place. */
export const appear = keyframes`
  from {
    opacity: 0;
    scale: 0.97;
  }
`;

/** Something that disappears from its place. */
export const vanish = keyframes`
  to {
    opacity: 0;
    scale: 0.97;
  }
`;
