import { keyframes } from "styled-components";

/** One turn of a loader. */
export const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

/**
 * A skeleton fades and returns. Opacity alone is drawn by the compositor, so the main thread is free for the code that
 * is awaited.
 */
export const breathe = keyframes`
  50% {
    opacity: 0.45;
  }
`;

/** Enters from just below its place. */
export const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 0.75rem;
  }
`;
