import { css } from "styled-components";
import { theme } from "../../theme/theme.ts";

/** The surface of a card, for an element that is one. Its look is the brand's variant on `<html>`. */
export const cardSurfaceStyle = css`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${theme.size.cardPadding};
  border: ${theme.border.card} solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;

  :root[data-card="raised"] & {
    box-shadow: ${theme.shadow.card};
  }

  :root[data-card-tint="accent"] & {
    border-block-start: 4px solid ${theme.color.accent};
  }

  @media (prefers-contrast: more) {
    border: max(1px, ${theme.border.card}) solid ${theme.color.borderStrong};
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
