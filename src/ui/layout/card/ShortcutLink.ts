import styled from "styled-components";
import { cardLinkStyle } from "./cardLinkStyle.ts";
import { theme } from "../../theme/theme.ts";

/** The only link of a `ShortcutCard`, with an icon after its text. The whole card is clickable. */
export const ShortcutLink = styled.a`
  ${cardLinkStyle}
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  font-weight: ${theme.font.weightStrong};
`;
