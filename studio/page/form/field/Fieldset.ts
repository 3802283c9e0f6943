import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";

/** Fields under one heading, the `<legend>`. */
export const Fieldset = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-block-end: 0.5rem;
    color: ${theme.color.heading};
    font-size: ${theme.font.sizeSm};
    font-weight: ${theme.font.weightStrong};
  }
`;
