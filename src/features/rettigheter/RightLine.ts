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
    /* The finger's room lies over the line below. */
    margin-block-end: calc(-1 * max(0.5rem, (2.75rem - 1lh) / 2));
  }

  & > p {
    margin: 0;
    color: ${theme.color.textSubtle};
  }

  /* In a sentence a link is a word of it. */
  & > p a {
    display: inline;
    margin: 0;
    padding: 0;
  }

  /* Paper has no links: it shows where they lead. */
  @media print {
    a::after {
      content: " (" attr(href) ")";
      overflow-wrap: anywhere;
    }

    a > svg {
      display: none;
    }
  }
`;
