import styled from "styled-components";
import { Card } from "./Card.ts";
import { theme } from "../../theme/theme.ts";

/**
 * A `Card` that leads to one page: as high as its content, with a heading of a card's size. Contains a `ShortcutLink`.
 */
export const ShortcutCard = styled(Card)`
  height: auto;

  h2 {
    font-size: ${theme.font.sizeLg};
  }
`;
