import { customProperty } from "./inlineTheme.ts";
import { prefix } from "./packageNames.ts";

/** Roles and constants of the theme that the reset reads. */
const used = new Set<string>();

const role = (token: string): string => {
  used.add(token);
  return `var(${customProperty(token)})`;
};

/** Any element of a widget that has styles of its own. */
const element = `[class*="${prefix}-"]`;
/** The outermost element of a widget. */
const outermost = `${element}:not(${element} *)`;

/**
 * What the portal says once for every page, for the elements of widgets alone. No selector has any weight, so that every
 * rule of the application is stronger.
 */
export const scopedReset = `/* The basic styles that the widgets need, for their own elements alone. */
:where(${element}, ${element} *),
:where(${element}, ${element} *)::before,
:where(${element}, ${element} *)::after {
  box-sizing: border-box;
}

:where(button, input, select, textarea):where(${element}, ${element} *) {
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
}

:where(${outermost}) {
  color: ${role("color.text")};
  font-family: ${role("font.body")};
  font-size: ${role("font.sizeMd")};
  font-weight: ${role("font.weightBody")};
  line-height: ${role("font.lineBody")};
  overflow-wrap: break-word;
}

:where(h1, h2, h3):where(${element}, ${element} *) {
  margin: 0;
  color: ${role("color.heading")};
  font-family: ${role("font.heading")};
  font-weight: ${role("font.weightHeading")};
  letter-spacing: ${role("font.trackingHeading")};
  line-height: ${role("font.lineTight")};
  text-wrap: balance;
  hyphens: auto;
  hyphenate-limit-chars: 16 6 6;
}

:where(h1):where(${element}, ${element} *) {
  font-size: min(${role("font.size2xl")}, 13vw);
}

:where(h2):where(${element}, ${element} *) {
  font-size: min(${role("font.sizeXl")}, 13vw);
}

:where(h3):where(${element}, ${element} *) {
  font-size: ${role("font.sizeLg")};
}

:where(:root[data-heading-case="upper"] :is(h1, h2)):where(${element}, ${element} *) {
  text-transform: uppercase;
}

:where(p):where(${element}, ${element} *) {
  margin: 0;
  max-width: ${role("content.line")};
  text-wrap: pretty;
}

:where(img, svg):where(${element}, ${element} *) {
  max-width: 100%;
}

:where(a):where(${element}, ${element} *) {
  color: ${role("color.link")};
  text-decoration-thickness: max(1px, 0.06em);
  text-underline-offset: 0.2em;
}

:where(a:hover):where(${element}, ${element} *) {
  color: ${role("color.linkHover")};
  text-decoration-thickness: max(2px, 0.12em);
}

/* Two colours, so that one of them is seen on any surface. */
:where(:focus-visible):where(${element}, ${element} *) {
  outline: 3px solid ${role("color.focus")};
  outline-offset: 2px;
  box-shadow: 0 0 0 2px ${role("color.focusInner")};
}

/* Headings and dialogs take focus so that reading starts there; nothing can be done with them. */
:where(:is(h1, h2, h3, dialog)[tabindex="-1"]:focus-visible):where(${element}, ${element} *) {
  outline: none;
  box-shadow: none;
}

:where(dialog[tabindex="-1"]:focus-visible):where(${element}, ${element} *) {
  box-shadow: ${role("shadow.dialog")};
}

@media (prefers-reduced-motion: reduce) {
  :where(${element}, ${element} *),
  :where(${element}, ${element} *)::before,
  :where(${element}, ${element} *)::after {
    transition-duration: 0s !important;
    animation-duration: 1ms !important;
    animation-iteration-count: 1 !important;
  }
}

@media (forced-colors: active) {
  :where(:focus-visible):where(${element}, ${element} *) {
    outline-color: Highlight;
  }
}
`;

/** What the reset reads, in alphabetical order: `color.focus`. */
export const tokensOfReset: readonly string[] = [...used].toSorted();
