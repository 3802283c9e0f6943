import { createGlobalStyle } from "styled-components";
import { heroOrnament } from "./heroOrnament.ts";
import { from } from "./breakpoints.ts";
import { cardHeadingSize } from "./cardHeadingSize.ts";
import { theme } from "./theme.ts";

/**
 * What holds on every page: reset, type, links, focus, reduced motion, print; and the band's ornaments, of which a
 * brand has one. Only the build draws it, into index.html: none of it is in the bundle.
 */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after {
    box-sizing: border-box;
  }

  html {
    background: ${theme.color.page};
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    scroll-padding-block: ${theme.space[2]};
  }

  body {
    margin: 0;
    background: ${theme.color.page};
    color: ${theme.color.text};
    font-family: ${theme.font.body};
    font-size: ${theme.font.sizeMd};
    font-weight: ${theme.font.weightBody};
    /* All figures are equally wide: prices stand below each other, and a date keeps its dots beside a narrow 1. */
    font-variant-numeric: tabular-nums;
    line-height: ${theme.font.lineBody};
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }

  h1, h2, h3, h4 {
    margin: 0;
    color: ${theme.color.heading};
    font-family: ${theme.font.heading};
    font-weight: ${theme.font.weightHeading};
    letter-spacing: ${theme.font.trackingHeading};
    line-height: ${theme.font.lineTight};
    text-wrap: balance;
    /* Norwegian words are long: one that fills a line of a phone breaks where it is put together. */
    hyphens: auto;
    hyphenate-limit-chars: 16 6 6;
  }

  /* Doubled text on a small phone: a heading grows as far as its words stay whole (spec: focus-7, focus-13). */
  h1 {
    font-size: min(${theme.font.size2xl}, var(--heading-limit, 13vw));
  }

  h2 {
    font-size: min(${theme.font.sizeXl}, var(--heading-limit, 13vw));
  }

  /* Most are in cards. */
  h3, h4 {
    font-size: ${cardHeadingSize};
  }

  :root[data-heading-case="upper"] :is(h1, h2) {
    --heading-limit: 10.5vw;
    text-transform: uppercase;
  }

  p {
    margin: 0;
    max-width: ${theme.content.line};
    text-wrap: pretty;
  }

  img, svg, iframe {
    max-width: 100%;
  }

  button, input, select, textarea {
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }

  a {
    color: ${theme.color.link};
    text-decoration-thickness: max(1px, 0.06em);
    text-underline-offset: 0.2em;
  }

  a:hover {
    color: ${theme.color.linkHover};
    text-decoration-thickness: max(2px, 0.12em);
  }

  /* The icon of a new tab has a margin: a space before it would be underlined. */
  a[target] > [aria-hidden]:nth-last-child(2) > svg {
    margin-inline-start: 0.3em;
  }

  /* Two colours, so that one of them is seen on any surface. */
  :focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${theme.color.focusInner};
  }

  /* Headings and the main region take focus so that reading starts there; nothing can be done with them. */
  :is(h1, h2, h3, h4, main, dialog)[tabindex="-1"]:focus-visible {
    outline: none;
    box-shadow: none;
  }

  dialog[tabindex="-1"]:focus-visible {
    box-shadow: ${theme.shadow.dialog};
  }

  ::selection {
    background: ${theme.color.action};
    color: ${theme.color.onAction};
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      scroll-behavior: auto !important;
      transition-duration: 0s !important;
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
    }
  }

  /* Who asks for more contrast sees where links and the focus are at a glance. */
  @media (prefers-contrast: more) {
    :root a:not([data-variant]) {
      text-decoration: underline;
      text-decoration-thickness: max(2px, 0.1em);
    }

    :focus-visible {
      outline-width: 5px;
    }
  }

  @media (forced-colors: active) {
    :focus-visible {
      outline-color: Highlight;
    }
  }

  /* A logo drawn for a dark header keeps that background, on paper too: its words are white. */
  @media (forced-colors: active), print {
    header img {
      padding: 0.25rem;
      background: ${theme.color.header};
      forced-color-adjust: none;
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
  }

  @media print {
    /* Paper has no coloured bands: their content takes the colours of text. */
    :root {
      --color-onHero: ${theme.color.text};
      --color-onHeroSubtle: ${theme.color.textSubtle};
      --color-onFooter: ${theme.color.text};
      --color-onFooterSubtle: ${theme.color.textSubtle};
      --color-footerLink: ${theme.color.text};
    }

    html, body {
      background: none;
    }

    :root header {
      border: 0;
      box-shadow: none;
    }

    :root main {
      min-height: 0;
    }

    a {
      color: inherit;
      text-decoration: none;
    }
  }

  ${from.medium} {
    html {
      scroll-padding-block: ${theme.space[3]};
    }
  }

  [data-band] {
    ${heroOrnament}
  }
`;
