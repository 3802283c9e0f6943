import styled from "styled-components";
import { theme } from "#ui/theme/theme.ts";

/** The content of a page with a title and a sentence about it. */
export const PageMain = styled.main`
  max-width: 76rem;
  margin-inline: auto;
  padding: ${theme.space[3]} ${theme.space[2]};

  &[data-wide] {
    max-width: none;
  }

  &[data-narrow] {
    max-width: 38rem;
  }

  & > h1 {
    font-size: ${theme.font.size2xl};
  }

  & > h1 + p {
    max-width: 44rem;
    margin-block: 0.25rem ${theme.space[2]};
    color: ${theme.color.textSubtle};
  }

  & > h1 + [data-variant] {
    margin-block-start: 1rem;
  }

  & > h1 + p > a {
    white-space: nowrap;
  }
`;
