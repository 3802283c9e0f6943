import { type ConsoleMessage, expect, test as base } from "@playwright/test";
import type { ConsentAnswer } from "../browser/consentCookie.ts";
import { brands, type JourneyBrand, plainBrand } from "./brands.ts";
import { Portal } from "../browser/Portal.ts";

function descriptorOf(brandId: string): JourneyBrand["descriptor"] {
  const brand = brands.find(({ id }) => id === brandId);
  if (brand === undefined) throw new Error(`There is no brand "${brandId}".`);
  return brand.descriptor;
}

/** What a project of playwright.config.ts chooses. */
export interface JourneyOptions {
  /** Whether nginx serves the portal. */
  isBehindNginx: boolean;
}

interface JourneyFixtures {
  /** Which brand's portal is visited. */
  brandId: string;
  /** What the visitor has answered to the cookie dialog in an earlier visit; `none`: this is the first. */
  consent: ConsentAnswer | "none";
  portal: Portal;
  /** Console errors, broken policies and uncaught exceptions on any page of the journey. */
  complaints: string[];
}

const isAboutPolicy = (text: string) => /content security policy|trusted ?types?|refused to/i.test(text);
const isFailedCall = (message: ConsoleMessage) => message.text().startsWith("Failed to load resource");

/** Firefox calls it an error when a font is still under way as the page is left (NS_BINDING_ABORTED). */
const isAbandonedFont = (text: string) => /downloadable font: download failed .*status=2152398850/.test(text);

/**
 * Firefox compares a script that is still under way as the page is left with its digest: it has the digest of nothing.
 */
const isAbandonedScript = (text: string) =>
  /integrity attribute .*“47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/.test(text);

/** Chromium does the same with a fetched file, and has no reason to give: of a wrong digest it names the digests. */
const isAbandonedFile = (text: string) => /^Fetch API cannot load \S+-[\da-f]{8}\.json\. $/.test(text);

/** Firefox's driver gives a logged error without its name and message, so the page writes them itself. */
function logErrorsAsText(): void {
  const log = console.error.bind(console);
  console.error = (...args: unknown[]) => log(args.map(String).join(" "));
}

/** What Firefox and Chromium call the same error, in Chromium's words: journeys expect those. */
const inChromiumWords = (text: string): string =>
  text
    .replace("NetworkError when attempting to fetch resource.", "Failed to fetch")
    .replace("error loading dynamically imported module:", "Failed to fetch dynamically imported module:");

/**
 * A journey: a fresh browser profile and a brand's portal. It fails when a page breaks its content security policy,
 * writes a console error or throws, unless the journey expects that error.
 */
export const test = base.extend<JourneyFixtures, JourneyOptions & { readonly servedPort: void }>({
  isBehindNginx: [false, { option: true, scope: "worker" }],

  servedPort: [
    async ({ isBehindNginx }, run) => {
      if (isBehindNginx) process.env["PORTAL_PORT"] = process.env["PORTAL_NGINX_PORT"] ?? "";
      await run();
    },
    { auto: true, scope: "worker" },
  ],

  brandId: [plainBrand.id, { option: true }],

  consent: ["denied", { option: true }],

  portal: async ({ page, brandId, consent }, run) => {
    const portal = new Portal(page, brandId);
    const { cookieConsent, languages } = descriptorOf(brandId);
    if (consent !== "none") await portal.answerConsent(cookieConsent.cookieName, consent);
    // Journeys look for words in bokmål, which is not every brand's own language.
    if (languages[0] !== "nb") await portal.chooseLanguage("nb");
    await run(portal);
  },

  complaints: [
    async ({ context, portal, browserName }, run) => {
      if (browserName === "firefox") await context.addInitScript(logErrorsAsText);
      const complaints: string[] = [];
      context.on("console", (message) => {
        if (message.type() !== "error" && !(message.type() === "warning" && isAboutPolicy(message.text()))) return;
        const words = inChromiumWords(message.text());
        const text = isFailedCall(message) ? `${words} ${message.location().url}` : words;
        const isExpected = isAbandonedFile(words) || portal.expectedErrors.some((error) => error.test(text));
        if (!isExpected || isAboutPolicy(words)) complaints.push(text);
      });
      context.on("weberror", (webError) => {
        const text = String(webError.error());
        // Firefox calls a wrong digest, and a font that has not loaded, exceptions of the page.
        const isExpected =
          /integrity attribute|^downloadable font/.test(text) &&
          portal.expectedErrors.some((error) => error.test(text));
        if (!isAbandonedFont(text) && !isAbandonedScript(text) && !isExpected) complaints.push(text);
      });
      await run(complaints);
      expect(complaints, "console errors and exceptions").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
