import { keyframes } from "styled-components";

/** One turn of a wheel that shows waiting. */
export const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

/** The breath of a skeleton. Opacity alone: the compositor draws it, and the processor is left to the code that is awaited. */
export const breathe = keyframes`
  50% {
    opacity: 0.45;
  }
`;

/** Something that comes in from just below its place. */
export const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 0.75rem;
  }
`;
