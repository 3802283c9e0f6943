import { css } from "styled-components";
import { theme } from "../theme/theme.ts";

/** The look of buttons and of links that look like buttons; `data-variant` is `primary`, `secondary` or `quiet`. */
export const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  max-width: 100%;
  min-height: ${theme.size.control};
  padding: 0.5rem 1.5rem;
  border: 2px solid transparent;
  border-radius: ${theme.radius.button};
  font-weight: ${theme.font.weightStrong};
  line-height: 1.25;
  text-align: center;
  overflow-wrap: anywhere;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${theme.duration.fast},
    border-color ${theme.duration.fast};

  &[data-variant="primary"] {
    background: ${theme.color.action};
    color: ${theme.color.onAction};

    &:hover {
      background: ${theme.color.actionHover};
    }
  }

  &[data-variant="secondary"] {
    border-color: currentcolor;
    background: transparent;
    color: ${theme.color.link};

    &:hover {
      background: ${theme.color.actionSubtle};
    }
  }

  &[data-variant="quiet"] {
    padding-inline: 0.75rem;
    background: transparent;
    color: ${theme.color.link};
    /* Bare words in bold type would not look like something to press. */
    text-decoration: underline;
    text-decoration-thickness: max(1px, 0.06em);
    text-underline-offset: 0.2em;

    &:hover {
      background: ${theme.color.actionSubtle};
      text-decoration-thickness: max(2px, 0.12em);
    }
  }

  /* Forced colours draw transparent borders: that of a quiet button would reach over the text around it. */
  @media (forced-colors: active) {
    &[data-variant="quiet"] {
      border-color: canvas;
    }
  }

  &[aria-disabled="true"] {
    cursor: progress;
  }

  @media print {
    display: none;
  }
`;
