import { messageOf } from "#contract/messageOf.ts";
import type { Browser } from "@playwright/test";
import { Portal } from "../browser/Portal.ts";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import type { Screen } from "./screens/Screen.ts";
import { settlePage } from "./settlePage.ts";

/** What a capture shows: a screen in a brand, at a width. */
export interface Shot {
  readonly brand: Brand;
  readonly screen: Screen;
  readonly widthPx: number;
}

/** An image of a screen, or why there is none. */
export type Captured =
  | { readonly status: "taken"; readonly image: Buffer }
  /** The screen did not appear. The image shows what appeared instead. */
  | { readonly status: "missed"; readonly reason: string; readonly image: Buffer | undefined };

interface ShotOptions {
  /** The whole page, however long, or only what a customer sees first. */
  readonly extent: "whole" | "first";
  readonly format: "jpeg" | "png";
}

/** How long a screen may take to appear. */
const timeoutMs = 8000;

const heights: Readonly<Record<ShotOptions["extent"], (widthPx: number) => number>> = {
  whole: () => 800,
  first: (widthPx) => (widthPx < 680 ? 740 : 860),
};

/**
 * Captures screens of the portal that is served on this machine, each for a new customer who has answered the cookie
 * dialog.
 */
export class Capture {
  readonly #browser: Browser;
  readonly #port: number;

  constructor(browser: Browser, port: number) {
    this.#browser = browser;
    this.#port = port;
  }

  async take({ brand, screen, widthPx }: Shot, options: ShotOptions): Promise<Captured> {
    const { extent, format } = options;
    const context = await this.#browser.newContext({
      viewport: { width: widthPx, height: heights[extent](widthPx) },
      locale: "nb-NO",
      timezoneId: "Europe/Oslo",
      reducedMotion: "reduce",
    });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(timeoutMs);
      const screenshot = () =>
        page.screenshot({
          fullPage: extent === "whole" && screen.isOverlay !== true,
          type: format,
          animations: "disabled",
          caret: "hide",
          ...(format === "jpeg" && { quality: 72 }),
        });
      try {
        const portal = new Portal(page, brand.id, this.#port);
        await portal.answerConsent(brand.effective.Test.cookieConsent.cookieName, "denied");
        await screen.reach(portal);
        await settlePage(page);
        return { status: "taken", image: await screenshot() };
      } catch (error) {
        const [reason = "unknown"] = messageOf(error).split("\n");
        return { status: "missed", reason, image: await screenshot().catch(() => undefined) };
      }
    } finally {
      await context.close();
    }
  }
}
