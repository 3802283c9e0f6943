import type { PlaywrightTestConfig } from "@playwright/test";
import type { EngineId } from "./engines.ts";

/** A journey that the driver of an engine cannot carry. */
export interface Exception {
  /** File below `tests/e2e/`. */
  readonly file: string;
  /** Beginning of the journey's title, as the file writes it. */
  readonly title: string;
  /** What the driver cannot do. */
  readonly reason: string;
}

const noGoBack = "goBack() never returns when the page comes from the back/forward cache";
const noMedia = "emulateMedia() has no effect";
const noPermission = "the permission for calls to the local network is unknown to it";

/** The journeys that do not run in Firefox, each with its reason. `npm run test:journeys` prints them. */
export const firefoxExceptions: readonly Exception[] = [
  { file: "accessibility.journey.ts", title: "in forced colours only the present page is marked", reason: noMedia },
  { file: "widgets.journey.ts", title: "Reduced motion: what closes is gone at once", reason: noMedia },
  { file: "widgets.journey.ts", title: "Forced colours: edges and the item in focus are seen", reason: noMedia },
  { file: "keyboard.journey.ts", title: "a customer jumps to the content, walks the cards", reason: noGoBack },
  { file: "skadesaker.journey.ts", title: "'Skadesaker' takes a customer to the claims cases", reason: noGoBack },
  { file: "skadesaker.journey.ts", title: "leads to the fallback address on", reason: noGoBack },
  { file: "analytics.journey.ts", title: "nothing reaches the analytics host before an opt-in", reason: noPermission },
  { file: "analytics.journey.ts", title: "a message 'optin_closed' from its origin is enough", reason: noPermission },
  { file: "analytics.journey.ts", title: "its answer holds at once: accepted", reason: noPermission },
  { file: "analytics.journey.ts", title: "nothing personal leaves: no name, no number", reason: noPermission },
  { file: "errorReports.journey.ts", title: "nothing personal leaves: not in faults", reason: noPermission },
  {
    file: "keyboard.journey.ts",
    title: "the warning takes the focus, not one of its buttons",
    reason: "Tab on the last control goes to the bar of the browser",
  },
];

/** One journey for each page of the portal: what `npm test` runs in Firefox. File below `tests/e2e/`, and the beginning of the title. */
export const pageJourneys: readonly (readonly [page: string, file: string, title: string])[] = [
  ["/", "oversikt.journey.ts", "what was asked before the scripts were there is not asked again"],
  ["/login", "wayfinding.journey.ts", "the wanted page is kept over login, with its query"],
  ["/tilbud", "tilbud.journey.ts", "An offer is deleted by keyboard"],
  ["/forsikringsprofil", "forsikringsprofil.journey.ts", "A consent keeps the focus where it was"],
  ["/kjopsinnganger", "kjop.journey.ts", "A customer finds the way to a purchase with the keyboard alone"],
  ["/jump/seopp/skadesaker", "skadesaker.journey.ts", "says 'Vi sender deg videre...' while it is under way"],
  ["/betaling", "wayfinding.journey.ts", "/betaling leads on to the payments of the other application"],
  ["an unknown page", "wayfinding.journey.ts", "an unknown page says so, and leads back"],
];

type JourneyChoice = Pick<PlaywrightTestConfig, "testDir" | "testIgnore"> & {
  readonly grep?: RegExp;
  readonly grepInvert?: RegExp;
};

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const anyOf = (titles: readonly string[]) => new RegExp(titles.map(escape).join("|"));

/** Which journeys an engine runs, as settings of Playwright. `onlyPages`: one journey for each page. */
export function journeysOf(engine: EngineId, onlyPages: boolean): JourneyChoice {
  if (engine === "webkit") return { testDir: "tests/e2e/webkit" };
  return {
    testIgnore: "webkit/**",
    ...(engine === "firefox" && { grepInvert: anyOf(firefoxExceptions.map(({ title }) => title)) }),
    ...(onlyPages && { grep: anyOf(pageJourneys.map(([, , title]) => title)) }),
  };
}
