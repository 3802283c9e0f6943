import styled from "styled-components";
import { from } from "../theme/breakpoints.ts";

/** Buttons that belong together: below one another on a phone, else side by side. */
export const ButtonRow = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.75rem;

  ${from.medium} {
    flex-flow: row wrap;
  }
`;
