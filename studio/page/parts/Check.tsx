import styled from "styled-components";
import { Checkbox } from "#ui/form/choice/Checkbox.tsx";
import { theme } from "#ui/theme/theme.ts";

/** A small box to tick: several fit in a row or a grid. */
export const Check = styled(Checkbox)`
  & > label {
    align-items: center;
    gap: 0.5rem;
    min-height: 2.25rem;
    padding: 0;
    font-size: ${theme.font.sizeSm};
  }

  & > label > input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
  }

  @media (pointer: coarse) {
    & > label {
      min-height: 2.75rem;
    }
  }
`;
