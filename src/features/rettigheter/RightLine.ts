import styled from "styled-components";
import { touchHeight } from "#ui/controls/touchHeight.ts";
import { theme } from "#ui/theme/theme.ts";

/** What a customer can do: a link on a line of its own, and what to know of it in small print below. */
export const RightLine = styled.div`
  max-width: ${theme.content.line};
  font-size: ${theme.font.sizeSm};

  & > a {
    display: inline-block;
    ${touchHeight}
  }

  & > p {
    margin: 0;
    color: ${theme.color.textSubtle};
  }
`;
