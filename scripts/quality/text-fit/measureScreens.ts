import { messageOf } from "#contract/messageOf.ts";
import type { Language } from "#contract/pageLanguage.ts";
import { dayInOslo } from "#domain/format/dayInOslo.ts";
import type { Browser, Page } from "@playwright/test";
import type { Brand, BrandLanguage } from "#scripts/brands/loadBrands.ts";
import type { Misfit } from "#scripts/shared/misfits/findMisfits.ts";
import { isUnavoidable, type Measure } from "#scripts/shared/misfits/isUnavoidable.ts";
import { Portal } from "#tests/support/browser/Portal.ts";
import type { Screen } from "../contact-sheet/screens/Screen.ts";
import { findUnmeasured, type Missed, readMarketing, type SeenMarketing } from "./findUnmeasured.ts";
import { settlePage } from "#tests/support/browser/settlePage.ts";
import { equipPages } from "./equipPages.ts";
import type { Marketing } from "#contract/descriptor/marketing.ts";
import { dayAfter } from "#domain/format/dayAfter.ts";
import { marketingOn } from "#domain/kampanje/marketingOn.ts";

/**
 * The days on which campaigns show other marketing texts than today, one for each choice of texts.
 * @param today as `2026-12-24`
 */
function campaignDays(marketing: Marketing, today: string): string[] {
  const days = Object.values(marketing.campaigns ?? {}).flatMap(({ firstDay, lastDay }) => [
    dayAfter(firstDay, -1),
    firstDay,
    dayAfter(lastDay),
  ]);
  const shownOn = (day: string) => JSON.stringify(marketingOn(day, marketing));
  const seen = new Set([shownOn(today)]);
  return days.toSorted().filter((day) => {
    const shown = shownOn(day);
    return !seen.has(shown) && seen.add(shown);
  });
}

/** A misfit, where it was seen. */
export interface Sighting extends Misfit, Measure {
  readonly brandId: string;
  readonly language: Language;
  readonly screen: string;
}

/** A screen is reached in a brand and a language of it, and measured. */
interface Visit {
  readonly screen: Screen;
  readonly brand: Brand;
  readonly inLanguage: BrandLanguage;
  /** The day on which it is made, as `2026-12-24`. Default: today. */
  readonly day?: string;
}

/**
 * Every screen in every brand, in each of its languages; one with marketing texts also on each day with others of them.
 * @param today the day in Norway, as `2026-12-24`
 */
export const visitsOf = (screens: readonly Screen[], brands: readonly Brand[], today: string): readonly Visit[] =>
  brands.flatMap((brand) => {
    const days = campaignDays(brand.effective.Test.marketing, today);
    return brand.languages.flatMap((inLanguage) =>
      screens.flatMap((screen): Visit[] => [
        { screen, brand, inLanguage },
        ...(screen.hasMarketing === true ? days.map((day) => ({ screen, brand, inLanguage, day })) : []),
      ]),
    );
  });

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
async function openPortal(page: Page, { brand, inLanguage, day }: Visit, port: number): Promise<Portal> {
  const portal = new Portal(page, brand.id, port);
  await portal.chooseLanguage(inLanguage.language);
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

/** Nothing is measured during a transition to another size. For the page, so it uses nothing outside itself. */
function stopTransitions(): void {
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
}

/** Runs in the page, so it uses nothing outside itself. All sizes in one go, so that nothing is drawn in between. */
function measureSizes(textPercents: readonly number[]) {
  return textPercents.map((textPercent) => {
    document.documentElement.style.fontSize = `${textPercent}%`;
    return { textPercent, misfits: misfitsHere() };
  });
}

/** What does not fit on the page, at each width and size of text. */
async function measure(page: Page, { screen, brand, inLanguage }: Visit): Promise<Sighting[]> {
  await page.evaluate(stopTransitions);
  const sightings: Sighting[] = [];
  for (const { widthPx, textPercents } of measures) {
    if (screen.widths?.includes(widthPx) === false) continue;
    await page.setViewportSize({ width: widthPx, height: 800 });
    const sizes = await page.evaluate(measureSizes, textPercents);
    for (const { misfits, textPercent } of sizes)
      for (const misfit of misfits)
        if (!isUnavoidable(misfit.kind, { widthPx, textPercent }))
          sightings.push({
            ...misfit,
            textPercent,
            widthPx,
            brandId: brand.id,
            language: inLanguage.language,
            screen: screen.title,
          });
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

/** Measures every screen in every brand and in each of its languages, at each width and size of text. */
export async function measureScreens(options: MeasureOptions): Promise<{ sightings: Sighting[]; missed: Missed[] }> {
  const { browser, port, screens, brands, workers } = options;
  const sightings: Sighting[] = [];
  const missed: Missed[] = [];
  const seen: SeenMarketing[] = [];

  async function visit(page: Page, each: Visit, settle: () => Promise<void>): Promise<void> {
    try {
      const portal = await openPortal(page, each, port);
      await each.screen.reach(portal);
      await settle();
      seen.push(await readMarketing(page, each.screen, each.brand.id, each.inLanguage));
      sightings.push(...(await measure(page, each)));
    } catch (error) {
      const [reason = "unknown"] = messageOf(error).split("\n");
      const { brand, inLanguage, screen } = each;
      missed.push({ brandId: brand.id, language: inLanguage.language, screen: screen.title, reason });
    }
    for (const other of page.context().pages()) if (other !== page) await other.close();
  }

  // Each worker takes the next visit. They are ordered by brand: another address means another process of the browser.
  const waiting = visitsOf(screens, brands, dayInOslo(new Date())).values();
  const worker = async () => {
    const context = await browser.newContext({ locale: "nb-NO", timezoneId: "Europe/Oslo", reducedMotion: "reduce" });
    await equipPages(context);
    await context.addInitScript(moveClock, clockCookie);
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    const settle = settlePage(page);
    for (const each of waiting) await visit(page, each, settle);
    await context.close();
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return { sightings, missed: missed.length === 0 ? findUnmeasured(seen) : missed };
}
