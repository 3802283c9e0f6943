import { css } from "styled-components";
import { theme } from "../../theme/theme.ts";

/** Stretches a link over the `Card` around it, so that the card is one large target with one link in it. */
export const cardLinkStyle = css`
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.card};
  }
`;
