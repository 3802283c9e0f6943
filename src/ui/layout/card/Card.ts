import styled from "styled-components";
import { theme } from "../../theme/theme.ts";

/**
 * A surface for one thing. Its look (flat, raised, outlined, tinted) is the brand's variant on `<html>`.
 *
 * With `data-clickable` the whole card answers the pointer: give the one link in it `cardLinkStyle`.
 */
export const Card = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;
  padding: ${theme.size.cardPadding};
  border: ${theme.border.card} solid ${theme.color.border};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow-wrap: anywhere;
  transition:
    box-shadow ${theme.duration.fast},
    border-color ${theme.duration.fast},
    background-color ${theme.duration.fast};

  :root[data-card="raised"] & {
    box-shadow: ${theme.shadow.card};
  }

  :root[data-card-tint="accent"] & {
    border-block-start: 4px solid ${theme.color.accent};
  }

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

  @media (forced-colors: active) {
    border: 1px solid;
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
