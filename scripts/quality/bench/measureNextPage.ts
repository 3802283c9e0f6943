import type { Browser } from "@playwright/test";
import { setTimeout as sleep } from "node:timers/promises";
import { baseFolder } from "#contract/basePath.ts";
import { consentCookie } from "#tests/support/browser/consentCookie.ts";
import { measuredBrand } from "./BenchRow.ts";
import { logInUnseen, slowDown } from "./slowPhone.ts";

/** The link of the bar that is pressed, and the heading of its page. */
const next = { link: "Profil", heading: "Forsikringsprofil" };

/** How long the pointer is on the link before it is pressed. */
const restMs = 200;

/** The function through which a page says how long it took until the heading was painted. */
const reportName = "reportHeadingPainted";

interface Watched {
  readonly heading: string;
  readonly report: string;
}

/** Runs in the page before anything else: from a press until a heading of level 1 is painted. */
function watch({ heading, report }: Watched): void {
  let pressedAt = NaN;
  window.addEventListener("click", () => (pressedAt = performance.now()), { capture: true });
  const observer = new MutationObserver(() => {
    if (document.querySelector("main h1")?.textContent !== heading) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      (window as unknown as Record<string, (ms: number) => void>)[report]?.(performance.now() - pressedAt),
    );
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Makes the page believe that its visitor saves data: then no code is fetched before a press. */
function saveData(): void {
  Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) });
}

/**
 * From the press on a link of the bar until the heading of its page is painted, in ms, on a device as slow as a slow phone
 * and wide enough for the bar. The overview is idle, and the pointer has been on the link for 200 ms.
 * @param hasIntent whether the page's code is fetched when the pointer rests on the link
 */
export async function measureNextPage(browser: Browser, origin: string, hasIntent: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1100, height: 844 } });
  await context.addCookies([consentCookie(measuredBrand.consentCookie, origin, "denied")]);
  const page = await context.newPage();
  await logInUnseen(page, { origin, customer: "vanlig" });
  const painted = Promise.withResolvers<number>();
  await page.exposeFunction(reportName, painted.resolve);
  await page.addInitScript(watch, { heading: next.heading, report: reportName });
  if (!hasIntent) await page.addInitScript(saveData);
  await page.goto(`${origin}${baseFolder}`);
  await page.getByRole("contentinfo").waitFor();
  await page.waitForLoadState("networkidle");
  const link = page.getByRole("navigation").getByRole("link", { name: next.link, exact: true });
  const box = await link.boundingBox();
  if (box === null) throw new Error(`The bar has no link "${next.link}".`);
  await slowDown(page);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await sleep(restMs);
  await page.mouse.down();
  await page.mouse.up();
  const ms = await painted.promise;
  await context.close();
  return ms;
}
