import styled from "styled-components";
import { cardSurfaceStyle } from "./cardSurfaceStyle.ts";
import { theme } from "../../theme/theme.ts";

/**
 * A surface for one thing. Its look (flat, raised, outlined, tinted) is the brand's variant on `<html>`.
 *
 * With `data-clickable` the whole card can be clicked: give the one link in it `cardLinkStyle`.
 */
export const Card = styled.div`
  ${cardSurfaceStyle}
  height: 100%;
  transition:
    box-shadow ${theme.duration.fast},
    border-color ${theme.duration.fast},
    background-color ${theme.duration.fast};

  &[data-clickable]:hover {
    border-color: ${theme.color.link};
  }

  :root[data-card="raised"] &[data-clickable]:hover {
    box-shadow: ${theme.shadow.cardHover};
  }

  :root[data-card="flat"] &[data-clickable]:hover,
  :root[data-card="tinted"] &[data-clickable]:hover {
    background: ${theme.color.actionSubtle};
  }

  @media print {
    height: auto;
    padding-inline: 0;
    border: 0;
    border-block-end: 1px solid;
    border-radius: 0;
    background: none;
    break-inside: avoid;

    :root[data-card] & {
      box-shadow: none;
    }
  }
`;
