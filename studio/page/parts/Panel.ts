import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";

/** A part of the form with a heading, sentences about it and controls. `data-filled`: on a surface of its own. */
export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  font-size: ${theme.font.sizeSm};

  &[data-filled] {
    gap: 0.5rem;
    padding: 0.75rem;
    border-radius: ${theme.radius.control};
    background: ${theme.color.surfaceSubtle};
  }

  & > p {
    color: ${theme.color.textSubtle};
    font-size: ${theme.font.sizeXs};
  }

  & > :is(h4, h5) {
    margin: 0;
    font-size: ${theme.font.sizeSm};
    font-weight: ${theme.font.weightStrong};
  }

  & > button {
    justify-self: start;
  }

  & summary {
    padding-block: 0.25rem;
  }
`;
