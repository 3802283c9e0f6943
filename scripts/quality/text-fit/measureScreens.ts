import { messageOf } from "#contract/messageOf.ts";
import type { Browser, Page } from "@playwright/test";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import type { Misfit } from "#scripts/misfits/findMisfits.ts";
import { isUnavoidable, type Measure } from "#scripts/misfits/isUnavoidable.ts";
import { Portal } from "../browser/Portal.ts";
import type { Screen } from "../contact-sheet/screens/Screen.ts";
import { type BrandLook, readLook } from "./BrandLook.ts";
import { findUnmeasured, type Missed, readBrandTexts, type SeenTexts } from "./findUnmeasured.ts";
import { measureLooks, tryLooks } from "./measureLooks.ts";
import { planVisits, type Visit } from "./planVisits.ts";
import { endIdleWaits, settlePage } from "./settlePage.ts";
import { VisitQueue } from "./VisitQueue.ts";

/** A misfit, where it was seen. */
export interface Sighting extends Misfit, Measure {
  readonly brandId: string;
  readonly screen: string;
}

/** Widths in px: a small phone, and where each layout begins (spec: focus-8). With the sizes of text at each. */
const measures = [
  { widthPx: 360, textPercents: [100, 200] },
  { widthPx: 680, textPercents: [100] },
  { widthPx: 1200, textPercents: [100, 200] },
  { widthPx: 1600, textPercents: [100] },
] as const;

const timeoutMs = 20_000;

/** How far the page's clock is ahead, in ms. */
const clockCookie = "text-fit-clock";

/** A brand's portal with nothing of an earlier visit. */
async function openPortal(page: Page, { brand, day }: Visit, port: number): Promise<Portal> {
  const portal = new Portal(page, brand.id, port);
  await page.setViewportSize({ width: 360, height: 800 });
  await portal.becomeNewVisitor();
  // Noon in Norway, or an hour later.
  const aheadMs = day === undefined ? 0 : Date.parse(`${day}T11:00:00Z`) - Date.now();
  if (aheadMs !== 0)
    await page.context().addCookies([{ name: clockCookie, value: String(aheadMs), url: portal.origin }]);
  await portal.answerConsent(brand.effective.Test.cookieConsent.cookieName, "denied");
  return portal;
}

/** Moves the page's clock by the milliseconds in a cookie. For the page, so it uses nothing outside itself. */
function moveClock(cookieName: string): void {
  const aheadMs = Number(document.cookie.split(`${cookieName}=`)[1]?.split(";")[0]);
  if (!aheadMs) return;
  const RealDate = Date;
  window.Date = new Proxy(RealDate, {
    construct: (target, args: readonly number[]) =>
      args.length === 0 ? new target(target.now() + aheadMs) : new target(...(args as [number])),
    get: (target, key) => (key === "now" ? () => target.now() + aheadMs : (Reflect.get(target, key) as unknown)),
  });
}

async function measure(page: Page, { screen, looks }: Visit, lookOf: (brand: Brand) => BrandLook) {
  await tryLooks(page, looks.map(lookOf));
  const sightings: Sighting[] = [];
  for (const { widthPx, textPercents } of measures) {
    if (screen.widths?.includes(widthPx) === false) continue;
    await page.setViewportSize({ width: widthPx, height: 800 });
    for (const { misfits, ...seen } of await measureLooks(page, textPercents))
      for (const misfit of misfits)
        if (!isUnavoidable(misfit.kind, { widthPx, textPercent: seen.textPercent }))
          sightings.push({ ...misfit, ...seen, widthPx, screen: screen.title });
  }
  return sightings;
}

interface MeasureOptions {
  readonly browser: Browser;
  /** Where `*.localhost` is served. */
  readonly port: number;
  readonly screens: readonly Screen[];
  readonly brands: readonly Brand[];
  /** How many pages are open at a time. */
  readonly workers: number;
}

/** Measures every screen in every brand, at each width and size of text. */
export async function measureScreens(options: MeasureOptions): Promise<{ sightings: Sighting[]; missed: Missed[] }> {
  const { browser, port, screens, brands, workers } = options;
  const looks = new Map(await Promise.all(brands.map(async (brand) => [brand, await readLook(brand)] as const)));
  const lookOf = (brand: Brand): BrandLook => {
    const look = looks.get(brand);
    if (look === undefined) throw new Error(`The look of "${brand.id}" was not read.`);
    return look;
  };
  const sightings: Sighting[] = [];
  const missed: Missed[] = [];
  const seen: SeenTexts[] = [];

  async function visit(page: Page, each: Visit, settle: () => Promise<void>): Promise<void> {
    try {
      const portal = await openPortal(page, each, port);
      await each.screen.reach(portal);
      await settle();
      seen.push(await readBrandTexts(page, each.screen, each.brand));
      sightings.push(...(await measure(page, each, lookOf)));
    } catch (error) {
      const [reason = "unknown"] = messageOf(error).split("\n");
      missed.push({ brandId: each.brand.id, screen: each.screen.title, reason });
    }
    for (const other of page.context().pages()) if (other !== page) await other.close();
  }

  const queue = new VisitQueue(planVisits(screens, brands));
  const worker = async () => {
    const context = await browser.newContext({
      bypassCSP: true,
      locale: "nb-NO",
      timezoneId: "Europe/Oslo",
      reducedMotion: "reduce",
    });
    await context.addInitScript(moveClock, clockCookie);
    await context.addInitScript(endIdleWaits);
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    const settle = settlePage(page);
    for (let each = queue.next(); each !== undefined; each = queue.next(each)) await visit(page, each, settle);
    await context.close();
  };
  await Promise.all(Array.from({ length: workers }, worker));
  const isWhole = screens.some(({ isOfBrand }) => isOfBrand === true) && missed.length === 0;
  return { sightings, missed: isWhole ? findUnmeasured(seen) : missed };
}
