import type { BrowserContext } from "@playwright/test";
import lighthouse from "lighthouse";
import { baseFolder } from "#contract/basePath.ts";
import { simulatorPaths } from "#scripts/simulator/simulatorPaths.ts";
import { consentCookie } from "../browser/consentCookie.ts";
import { measuredBrand } from "./BenchRow.ts";

const categories = ["performance", "accessibility", "best-practices"] as const;

/** What Lighthouse gives a page, 0 to 100 in each category. */
export type LighthouseScores = Readonly<Record<(typeof categories)[number], number>>;

interface LighthouseOptions {
  readonly origin: string;
  /** Below the base path, without a slash at the beginning. */
  readonly path: string;
  /** Id of the simulator's customer; without one, no customer is logged in. */
  readonly customer: string | undefined;
  /** The port on which the browser answers Lighthouse. */
  readonly debuggingPort: number;
}

/**
 * Gives the browser the cookies of a customer who is logged in and has answered the cookie dialog. As a header of
 * Lighthouse's they would reach the server, but not the page, which would ask again.
 */
async function setCookies(context: BrowserContext, origin: string, customer: string | undefined): Promise<void> {
  await context.clearCookies();
  await context.addCookies([consentCookie(measuredBrand.consentCookie, origin, "denied")]);
  if (customer === undefined) return;
  const page = await context.newPage();
  const query = new URLSearchParams({ kunde: customer, vei: "nettbank", til: baseFolder });
  await page.goto(`${origin}${simulatorPaths.control}`);
  await page.evaluate(async (link) => {
    await fetch(link, { redirect: "manual" });
  }, `${simulatorPaths.logIn}?${query}`);
  await page.close();
}

/** The browser has not recorded the beginning of the visit: Lighthouse asks to be run again. */
const unrecorded = "NO_NAVSTART";
/** How often a visit that was not recorded is made. */
const attempts = 3;

/**
 * Measures a page as Lighthouse does by default: a phone on a slow line, simulated from a quick load.
 * @param context that of the browser in which Lighthouse opens its tab
 * @throws Error when Lighthouse gives no score, with its reason
 */
export async function measureLighthouse(
  context: BrowserContext,
  options: LighthouseOptions,
): Promise<LighthouseScores> {
  const { origin, path, customer, debuggingPort } = options;
  const visit = async () => {
    await setCookies(context, origin, customer);
    const outcome = await lighthouse(`${origin}${baseFolder}${path}`, {
      port: debuggingPort,
      logLevel: "error",
      onlyCategories: [...categories],
    });
    return outcome?.lhr;
  };
  let result = await visit();
  for (let attempt = 1; attempt < attempts && result?.runtimeError?.code === unrecorded; attempt += 1)
    result = await visit();
  const score = (category: (typeof categories)[number]): number => {
    const value = result?.categories[category]?.score;
    const reason = result?.runtimeError?.message ?? "It gives no reason.";
    if (typeof value !== "number") throw new Error(`Lighthouse has no ${category} of /${path}. ${reason}`);
    return Math.round(value * 100);
  };
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
  };
}
