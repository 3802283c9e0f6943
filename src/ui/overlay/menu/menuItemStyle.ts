import { css } from "styled-components";
import { theme } from "../../theme/theme.ts";

/** The look of an item in a menu. */
export const menuItemStyle = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: inherit;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover,
  &:focus,
  &[aria-expanded="true"] {
    background: ${theme.color.actionSubtle};
    color: ${theme.color.link};
    text-decoration: none;
  }

  &[aria-disabled="true"] {
    background: none;
    color: ${theme.color.textSubtle};
    cursor: default;
  }

  @media (forced-colors: active) {
    &:hover,
    &:focus,
    &[aria-expanded="true"] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    &[aria-disabled="true"] {
      color: GrayText;
    }
  }
`;
