import styled from "styled-components";
import { Card } from "./Card.ts";
import { cardHeadingSize } from "../../theme/cardHeadingSize.ts";
import { cardLinkStyle } from "./cardLinkStyle.ts";
import { theme } from "../../theme/theme.ts";

/**
 * A `Card` that leads to one page: as high as its content, with a heading of a card's size. Contains a `ShortcutLink`.
 */
export const ShortcutCard = styled(Card)`
  height: auto;

  h2 {
    font-size: ${cardHeadingSize};
  }
`;

/** The only link of a `ShortcutCard`, with an icon after its text. The whole card is clickable. */
export const ShortcutLink = styled.a`
  ${cardLinkStyle}
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  font-weight: ${theme.font.weightStrong};
`;
