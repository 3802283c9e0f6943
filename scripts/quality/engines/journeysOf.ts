import { escapeRegExp } from "#scripts/brands/escapeRegExp.ts";
import type { PlaywrightTestConfig } from "@playwright/test";
import type { EngineId, ServerId } from "./engines.ts";

/** A journey that the driver of an engine cannot carry. */
export interface Exception {
  /** File below `tests/e2e/`. */
  readonly file: string;
  /** Part of the journey's title, as the file writes it. Every journey that has it is left out. */
  readonly title: string;
  /** What the driver cannot do. */
  readonly reason: string;
}

const noGoBack = "goBack() never returns when the page comes from the back/forward cache";
const noMedia = "emulateMedia() has no effect";
const noEnd = "a PUT whose connection broke never ends: Firefox sends it again, and the driver waits";
const noPermission = "the permission for calls to the local network is unknown to it";
const noOwnHosts = "npm run verify opens pages in Chromium, at hosts that exist only in the requests that it answers";

/** The journeys that do not run in Firefox, each with its reason. `npm run test:journeys` prints them. */
export const firefoxExceptions: readonly Exception[] = [
  { file: "tools/verify.journey.ts", title: "every page of", reason: noOwnHosts },
  { file: "tools/verify.journey.ts", title: "a header that stops a page is found", reason: noOwnHosts },
  {
    file: "accessibility/accessibility.journey.ts",
    title: "in forced colours the navigation marks the current page only",
    reason: noMedia,
  },
  { file: "gallery/widgets.journey.ts", title: "With reduced motion a tooltip closes at once", reason: noMedia },
  {
    file: "gallery/widgets.journey.ts",
    title: "In forced colours borders and the focused item are visible",
    reason: noMedia,
  },
  {
    file: "accessibility/keyboard.journey.ts",
    title: "a customer skips to the content, opens a card, and comes back",
    reason: noGoBack,
  },
  {
    file: "pages/errands.journey.ts",
    title: "a customer changes their profile, deletes an offer, and follows links",
    reason: noGoBack,
  },
  { file: "faults/writeRows.ts", title: "the e-mail address in the damage systems", reason: noEnd },
  {
    file: "parts/tilbakemelding.journey.ts",
    title: "who leaves in the second step has their answers sent once",
    reason: "it draws nothing any more between pagehide and unload, where the journey looks",
  },
  {
    file: "pages/skadesaker.journey.ts",
    title: "'Skadesaker' posts a token to the claims cases once",
    reason: noGoBack,
  },
  { file: "pages/skadesaker.journey.ts", title: "leads to the fallback address on", reason: noGoBack },
  {
    file: "reports/analytics.journey.ts",
    title: "events reach the analytics host after an opt-in only",
    reason: noPermission,
  },
  {
    file: "reports/analytics.journey.ts",
    title: "the message 'optin_closed' from its origin sends the events",
    reason: noPermission,
  },
  {
    file: "reports/analytics.journey.ts",
    title: "accepting sends the events that waited; withdrawing stops events",
    reason: noPermission,
  },
  {
    file: "reports/analytics.journey.ts",
    title: "events hold nothing personal: no name, number",
    reason: noPermission,
  },
  {
    file: "reports/errorReports.journey.ts",
    title: "reports hold nothing personal: not in errors",
    reason: noPermission,
  },
  {
    file: "accessibility/keyboard.journey.ts",
    title: "the session warning takes the focus itself and keeps it inside",
    reason: "Tab on the last control goes to the bar of the browser",
  },
];

/**
 * One journey for each page of the portal: what `npm test` runs in Firefox. File below `tests/e2e/`, and the beginning
 * of the title.
 */
export const pageJourneys: readonly (readonly [page: string, file: string, title: string])[] = [
  ["/", "pages/oversikt.journey.ts", "early calls are not repeated when the scripts have loaded"],
  ["/login", "pages/wayfinding.journey.ts", "the requested page is shown after the login, with its query"],
  ["/tilbud", "pages/tilbud.journey.ts", "An offer is deleted by keyboard"],
  ["/forsikringsprofil", "pages/forsikringsprofil.journey.ts", "A consent keeps the focus while it is saved"],
  ["/kjopsinnganger", "pages/kjop.journey.ts", "A customer reaches a purchase by keyboard alone"],
  ["/jump/seopp/skadesaker", "pages/skadesaker.journey.ts", "shows 'Vi sender deg videre...' without an axe violation"],
  ["/betaling", "pages/wayfinding.journey.ts", "/betaling leads to the payments application"],
  ["an unknown page", "pages/wayfinding.journey.ts", "an unknown address shows a message and a link"],
];

type JourneyChoice = Pick<PlaywrightTestConfig, "testDir" | "testIgnore"> & {
  readonly grep?: RegExp;
  readonly grepInvert?: RegExp;
};

const anyOf = (titles: readonly string[]) => new RegExp(titles.map(escapeRegExp).join("|"));

/** The beginning of the titles of the journeys that are about nginx itself. */
const nginxTitle = "nginx: ";

/**
 * Which journeys an engine runs, as settings of Playwright.
 * @param onlyPages one journey for each page, and those about the server
 */
export function journeysOf(engine: EngineId, onlyPages: boolean, server: ServerId = "portal"): JourneyChoice {
  if (engine === "webkit") return { testDir: "tests/e2e/webkit" };
  const pages = pageJourneys.map(([, , title]) => title);
  return {
    testIgnore: server === "nginx" ? "webkit/**" : ["webkit/**", "nginx/**"],
    ...(engine === "firefox" && { grepInvert: anyOf(firefoxExceptions.map(({ title }) => title)) }),
    ...(onlyPages && { grep: anyOf(server === "nginx" ? [...pages, nginxTitle] : pages) }),
  };
}
