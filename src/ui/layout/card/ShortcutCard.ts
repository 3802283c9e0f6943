import styled from "styled-components";
import { Card } from "./Card.ts";
import { cardHeadingSize } from "../../theme/cardHeadingSize.ts";

/**
 * A `Card` that leads to one page: as high as its content, with a heading of a card's size. Contains a `ShortcutLink`.
 */
export const ShortcutCard = styled(Card)`
  height: auto;

  h2 {
    font-size: ${cardHeadingSize};
  }
`;
