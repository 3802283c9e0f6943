import styled from "styled-components";
import { theme } from "../theme/theme.ts";

/**
 * Things below one another with one gap between them. `data-gap` is a step of the spacing scale, 1 to 5; default 1.
 */
export const Stack = styled.div`
  --gap: ${theme.space[1]};
  display: flex;
  flex-direction: column;
  gap: var(--gap);
  min-width: 0;

  &[data-gap="2"] {
    --gap: ${theme.space[2]};
  }

  &[data-gap="3"] {
    --gap: ${theme.space[3]};
  }

  &[data-gap="4"] {
    --gap: ${theme.space[4]};
  }

  &[data-gap="5"] {
    --gap: ${theme.space[5]};
  }
`;
