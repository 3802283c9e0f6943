import type { Browser, Page } from "@playwright/test";
import { Portal } from "../browser/Portal.ts";
import type { Screen } from "./screens/Screen.ts";

/** What is photographed: a screen in a brand, as wide as this. */
export interface Shot {
  readonly brandId: string;
  readonly screen: Screen;
  readonly widthPx: number;
}

/** A photograph, or why there is none. */
export type Photograph =
  | { readonly status: "taken"; readonly image: Buffer }
  /** The screen did not come. The image shows what came instead. */
  | { readonly status: "missed"; readonly reason: string; readonly image: Buffer | undefined };

interface ShotOptions {
  /** The whole page, however long, or only what a customer sees first. */
  readonly extent: "whole" | "first";
  readonly format: "jpeg" | "png";
}

/** How long a screen may take to come, in ms. */
const patienceMs = 8000;

const heights: Readonly<Record<ShotOptions["extent"], (widthPx: number) => number>> = {
  whole: () => 800,
  first: (widthPx) => (widthPx < 680 ? 740 : 860),
};

/** Fonts are there, nothing moves any more, and images that wait for the eye have come. */
async function rest(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Takes photographs of the portal that is served on this machine, each as a customer whose only earlier visit was to answer the cookie dialog. */
export class Photographer {
  readonly #browser: Browser;
  readonly #port: number;

  constructor(browser: Browser, port: number) {
    this.#browser = browser;
    this.#port = port;
  }

  async take({ brandId, screen, widthPx }: Shot, options: ShotOptions): Promise<Photograph> {
    const { extent, format } = options;
    const context = await this.#browser.newContext({
      viewport: { width: widthPx, height: heights[extent](widthPx) },
      locale: "nb-NO",
      timezoneId: "Europe/Oslo",
      reducedMotion: "reduce",
    });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(patienceMs);
      const press = () =>
        page.screenshot({
          fullPage: extent === "whole" && screen.isOverlay !== true,
          type: format,
          animations: "disabled",
          caret: "hide",
          ...(format === "jpeg" && { quality: 72 }),
        });
      try {
        const portal = new Portal(page, brandId, this.#port);
        await portal.answerConsent("denied");
        await screen.reach(portal);
        await rest(page);
        return { status: "taken", image: await press() };
      } catch (error) {
        const [reason = "unknown"] = (error instanceof Error ? error.message : String(error)).split("\n");
        return { status: "missed", reason, image: await press().catch(() => undefined) };
      }
    } finally {
      await context.close();
    }
  }
}
