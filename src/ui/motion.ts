import { keyframes } from "styled-components";

/** One turn of a wheel that shows waiting. */
export const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

/** The light that runs over a skeleton. */
export const glow = keyframes`
  to {
    background-position: 0 0;
  }
`;

/** Something that comes in from just below its place. */
export const rise = keyframes`
  from {
    opacity: 0;
    translate: 0 0.75rem;
  }
`;
