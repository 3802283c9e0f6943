import styled from "styled-components";
import { Card } from "./Card.ts";
import { from } from "../../theme/breakpoints.ts";
import { theme } from "../../theme/theme.ts";

/**
 * A list of cards: one column on a phone, two from 680 px where they have room for long words. Its children are `li`
 * elements.
 */
export const CardGrid = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: ${theme.size.cardGap};
  margin: 0;
  padding: 0;
  list-style: none;

  /* Below a card in a stack, the distance is that between its cards. */
  ${Card} + & {
    margin-block-start: calc(${theme.size.cardGap} - ${theme.space[1]});
  }

  ${from.medium} {
    grid-template-columns: repeat(auto-fill, minmax(max(15rem, 40%), 1fr));
  }

  @media print {
    display: block;
  }
`;
