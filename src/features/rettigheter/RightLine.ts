import styled from "styled-components";
import { touchRoom } from "#ui/controls/touchHeight.ts";
import { theme } from "#ui/theme/theme.ts";

/** What a customer can do: a link on a line of its own, and what to know of it in small print below. */
export const RightLine = styled.div`
  max-width: ${theme.content.line};
  font-size: ${theme.font.sizeSm};

  & > a {
    ${touchRoom}
  }

  & > p {
    margin: 0;
    color: ${theme.color.textSubtle};
  }

  /* In a sentence a link is a word of it. */
  & > p a {
    position: static;
    display: inline;
  }

  & > p a::before {
    content: none;
  }

  /* Paper has no links: it shows where they lead. */
  @media print {
    a::after {
      content: " (" attr(href) ")";
      overflow-wrap: anywhere;
    }

    a svg {
      display: none;
    }
  }
`;
