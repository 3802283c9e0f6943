import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Brand } from "#scripts/brands/loadBrands.ts";
import { findMisfits, type Misfit } from "#scripts/misfits/findMisfits.ts";
import { isUnavoidable, type Measure } from "#scripts/misfits/isUnavoidable.ts";
import { Portal } from "../browser/Portal.ts";
import type { Screen } from "../contact-sheet/screens/Screen.ts";
import { type BrandLook, readLook, wearLook } from "./BrandLook.ts";
import { planVisits, type Visit } from "./planVisits.ts";

/** A misfit, where it was seen. */
export interface Sighting extends Misfit, Measure {
  readonly brandId: string;
  readonly screen: string;
}

/** A screen that could not be measured. */
export interface Missed {
  readonly brandId: string;
  readonly screen: string;
  readonly reason: string;
}

/** Widths in px: a small phone, and where each layout begins (spec: focus-8). */
const widths = [360, 680, 1200, 1600] as const;

const measures: readonly Measure[] = [
  ...widths.map((widthPx): Measure => ({ widthPx, textPercent: 100 })),
  { widthPx: 360, textPercent: 200 },
  { widthPx: 1200, textPercent: 200 },
];

const timeoutMs = 20_000;

/** How far the page's clock is ahead, in ms. */
const clockCookie = "text-fit-clock";

/** Texts of the descriptor on a screen. */
interface SeenTexts {
  readonly screen: Screen;
  readonly brandId: string;
  readonly texts: readonly string[];
}

/** The texts between header and footer, and above them. For the page, so it uses nothing outside itself. */
function findContentTexts(): string[] {
  const parts = [...document.querySelectorAll("main, dialog[open]")] as HTMLElement[];
  return parts.flatMap(({ innerText }) => innerText.split("\n").map((line) => line.trim()));
}

/** Texts of the descriptor that are no replacements of texts in `locales/nb/`. */
function descriptorTexts(value: unknown): string[] {
  if (typeof value === "string") return /\p{L}.* /u.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(descriptorTexts) : [];
}

/** The texts of the descriptor that a visit shows. */
async function brandTextsOn(page: Page, { tenant }: Brand): Promise<string[]> {
  const { texts: _, ...own } = tenant;
  const known = new Set(descriptorTexts(own));
  return (await page.evaluate(findContentTexts)).filter((line) => known.has(line));
}

/** A text of the descriptor that was seen only on a screen that is not visited in each brand. */
function findUnmeasured(seen: readonly SeenTexts[]): Missed[] {
  const measured = new Set(seen.filter(({ screen }) => screen.isOfBrand === true).flatMap(({ texts }) => texts));
  return seen.flatMap(({ screen, brandId, texts }) => {
    const text = texts.find((each) => !measured.has(each));
    if (screen.isOfBrand === true || text === undefined) return [];
    const reason = `it shows "${text}" of the descriptor, which no screen with isOfBrand does`;
    return [{ brandId, screen: screen.title, reason }];
  });
}

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

/** Resolves when fonts are in use and nothing is drawn any more. For the page, so it uses nothing outside itself. */
async function settle(): Promise<void> {
  await new Promise<void>((resolve) => {
    // A screen that counts down is never still.
    const limit = setTimeout(resolve, 3000);
    let still = setTimeout(() => undefined);
    const watch = () => {
      clearTimeout(still);
      // The boot script marks that the brand's fonts are in use.
      if (document.documentElement.dataset["fonts"] === undefined) return;
      still = setTimeout(() => {
        clearTimeout(limit);
        resolve();
      }, 150);
    };
    new MutationObserver(watch).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    watch();
  });
  await document.fonts.ready;
}

async function measure(page: Page, { screen, brand, looks }: Visit, lookOf: (brand: Brand) => BrandLook) {
  const sightings: Sighting[] = [];
  for (const worn of looks) {
    if (worn !== brand) await wearLook(page, lookOf(worn));
    for (const { widthPx, textPercent } of measures) {
      if (screen.widths?.includes(widthPx) === false) continue;
      await page.setViewportSize({ width: widthPx, height: 800 });
      const misfits = await page.evaluate(
        `document.documentElement.style.fontSize = "${textPercent}%"; (${String(findMisfits)})()`,
      );
      for (const misfit of misfits as Misfit[])
        if (!isUnavoidable(misfit.kind, { widthPx, textPercent }))
          sightings.push({ ...misfit, widthPx, textPercent, brandId: worn.id, screen: screen.title });
    }
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

  async function visit(context: BrowserContext, page: Page, each: Visit): Promise<void> {
    try {
      const portal = await openPortal(page, each, port);
      await each.screen.reach(portal);
      await page.evaluate(settle);
      seen.push({ screen: each.screen, brandId: each.brand.id, texts: await brandTextsOn(page, each.brand) });
      sightings.push(...(await measure(page, each, lookOf)));
    } catch (error) {
      const [reason = "unknown"] = (error instanceof Error ? error.message : String(error)).split("\n");
      missed.push({ brandId: each.brand.id, screen: each.screen.title, reason });
    }
    for (const other of context.pages()) if (other !== page) await other.close();
  }

  const waiting = planVisits(screens, brands).values();
  const worker = async () => {
    const context = await browser.newContext({
      bypassCSP: true,
      locale: "nb-NO",
      timezoneId: "Europe/Oslo",
      reducedMotion: "reduce",
    });
    // Layers that are not seen are not painted: that is half of the time.
    await context.addInitScript(() => document.documentElement.style.setProperty("opacity", "0"));
    await context.addInitScript(moveClock, clockCookie);
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    for (const each of waiting) await visit(context, page, each);
    await context.close();
  };
  await Promise.all(Array.from({ length: workers }, worker));
  const isWhole = screens.some(({ isOfBrand }) => isOfBrand === true) && missed.length === 0;
  return { sightings, missed: isWhole ? findUnmeasured(seen) : missed };
}
