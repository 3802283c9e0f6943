import { createGlobalStyle } from "styled-components";
import { theme } from "#ui/theme/theme.ts";
import { tones } from "./tones.ts";

/**
 * The studio's face over the portal's parts: smaller, with thin frames, and with three weights of buttons. `primary` is
 * the one that leads, `secondary` has a frame, `quiet` a soft ground. Colours are chosen with `:root body`, to count for
 * more than the portal's; sizes without, so that a part of the studio can have others. It is imported before these parts.
 */
export const StudioStyle = createGlobalStyle`
  html {
    accent-color: ${theme.color.action};
    scrollbar-color: ${theme.color.borderStrong} transparent;
  }

  body {
    font-size: ${theme.font.sizeSm};
    font-variant-numeric: tabular-nums;
    /* Small text: letters are placed between whole pixels. */
    text-rendering: geometricPrecision;
  }

  /* A list has marks, and a group of fields a frame, where it says so. */
  :where(ul, ol, dl, dd, figure, fieldset, legend) {
    margin: 0;
    padding: 0;
    border: 0;
    list-style: none;
  }

  :where(fieldset) {
    min-width: 0;
  }

  :where(button, summary) {
    cursor: pointer;
  }

  :focus-visible {
    outline-width: 2px;
    outline-offset: 1px;
  }

  /* A part or a heading that gets the focus when the pressed button goes: nothing can be done with it. */
  :is(section, h5, div:not([role]))[tabindex="-1"]:focus-visible {
    outline: none;
    box-shadow: none;
  }

  /* A list's own mark, away from the edge as the text is: the browser's touches the frame. */
  :root body select {
    padding-inline-end: 1.75rem;
    appearance: none;
    background-image:
      linear-gradient(45deg, transparent 40%, currentColor 40% 60%, transparent 60%),
      linear-gradient(-45deg, transparent 40%, currentColor 40% 60%, transparent 60%);
    background-position:
      right 0.9375rem center,
      right 0.625rem center;
    background-size: 0.3125rem 0.3125rem;
    background-repeat: no-repeat;
  }

  summary::marker {
    color: ${theme.color.textSubtle};
    font-size: 0.75em;
  }

  /* A colour to press, without the browser's bevel. */
  input[type="color"] {
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    cursor: pointer;

    &:hover {
      outline: 3px solid ${tones.hover};
    }

    &::-webkit-color-swatch-wrapper {
      padding: 0;
    }

    &::-webkit-color-swatch {
      border: 1px solid ${tones.frame};
      border-radius: ${theme.radius.control};
    }
  }

  :is(a, button)[data-variant] {
    padding: 0 0.875rem;
    border-width: 1px;
    font-size: ${theme.font.sizeSm};
    transition: none;
  }

  :root body :is(a, button)[data-variant="secondary"] {
    border-color: ${tones.frame};
    background: ${theme.color.surface};
    color: ${theme.color.text};

    &:hover {
      background: ${theme.color.surfaceSubtle};
      border-color: ${theme.color.borderStrong};
    }

    &:active {
      background: ${theme.color.actionSubtle};
    }
  }

  :root body :is(a, button)[data-variant="quiet"] {
    background: ${tones.soft};
    color: ${theme.color.text};
    text-decoration: none;

    &:hover {
      background: ${tones.hover};
    }

    &:active {
      background: ${tones.pressed};
    }
  }

  :root body :is(a, button)[aria-disabled="true"]:not([data-variant="primary"]) {
    border-color: transparent;
    background: ${tones.soft};
    color: ${theme.color.textSubtle};
  }

  :root body div[data-variant] {
    border: 1px solid color-mix(in srgb, var(--variant-line) 40%, transparent);
  }

  @media (pointer: coarse) {
    :root {
      --size-control: 44px;
    }
  }

  @media (prefers-contrast: more) {
    :root body :is(a, button)[data-variant] {
      border-color: ${theme.color.borderStrong};
    }
  }

  @media (forced-colors: active) {
    :root body :is(a, button)[data-variant] {
      border-color: ButtonBorder;
    }

    /* Drawn marks go with the backgrounds. */
    :root body select {
      padding-inline-end: 0.25rem;
      appearance: auto;
    }
  }
`;
