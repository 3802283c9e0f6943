import type { Page } from "@playwright/test";
import { brands, brandsThatDiffer, runsIn } from "#tests/support/journeys/brands.ts";
import { holdScripts } from "#tests/support/journeys/holdScripts.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";

/** What the page showed before hydration, and shows now. */
interface PageWatch {
  /**
   * Each element of the header, of the title and of the drawn agreements: its place, and its markup if it is a card.
   */
  readonly read: () => string[];
  /** What was announced to screen readers. */
  readonly announced: string[];
}

declare global {
  interface Window {
    pageWatch?: PageWatch;
  }
}

/** Watches the elements that are on the page now. */
function watchPage(): void {
  const section = "main section:has(> ul:not([aria-hidden]))";
  // What is said where the portal does not start has a header of its own, outside of the root: it goes.
  const header = "#root header, #root header img";
  const elements = [...document.querySelectorAll(`${header}, main h1, ${section}, ${section} *`)];
  // Lists grow when React adds what the boot script has not drawn.
  const growing = new Set(["SECTION", "UL"]);
  const lineOf = (element: Element): string => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const lengths = growing.has(element.tagName) ? [left, top, width] : [left, top, width, height];
    const place = lengths.map((length) => length.toFixed(1)).join(" ");
    const markup = element.tagName === "LI" ? element.outerHTML : "";
    return `${element.tagName} ${element.isConnected ? place : "is gone"} ${markup}`;
  };
  const read = () => elements.map(lineOf);
  const announced: string[] = [];
  const regions = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], output";
  const note = (node: Node): void => {
    const element = node instanceof Element ? node : node.parentElement;
    for (const region of [element?.closest(regions), ...(element?.querySelectorAll(regions) ?? [])])
      if (region?.textContent) announced.push(region.textContent);
  };
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes)
      for (const node of type === "characterData" ? [target] : addedNodes) note(node);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  window.pageWatch = { read, announced };
}

const read = (page: Page): Promise<string[]> => page.evaluate(() => window.pageWatch?.read() ?? []);

/** Where the customer is: the focus, the selected text, and how far the page is scrolled. */
const readWhereabouts = (page: Page) =>
  page.evaluate(() => ({
    focused: document.activeElement?.id,
    selected: document.getSelection()?.toString(),
    scrollY: window.scrollY,
  }));

for (const { id } of brands) {
  test.describe(`Brand ${id}: agreements that are there before the portal's code`, runsIn({ id }), () => {
    test.use({ brandId: id, viewport: { width: 1280, height: 600 } });

    test("are drawn under the page's strict policy, and React hydrates them unchanged (spec: loading-10, loading-11)", async ({
      portal,
      page,
    }) => {
      const release = await holdScripts(page);
      // Fonts of the same metrics differ in the widths of words.
      portal.expectedErrors.push(/^Failed to load resource/, /^downloadable font/);
      await page.route("**/*.woff2", (route) => route.abort());
      const opened = page.waitForResponse((response) => portal.isOverview()(new URL(response.url())));
      const loaded = portal.logIn({ customer: "mange" });
      const policy = (await (await opened).allHeaders())["content-security-policy"] ?? "";
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain("unsafe");
      await portal.expectOverview();
      // The boot script draws the total again when it knows that the partner has nothing to add.
      await expect(page.getByRole("main").getByText("Per måned", { exact: true })).toBeVisible();
      const links = portal.agreement("");
      await expect(links).not.toHaveCount(0);
      const drawn = await links.count();

      await links.nth(2).focus();
      await page.getByRole("main").getByRole("heading", { level: 3 }).nth(2).selectText();
      await page.evaluate(() => window.scrollTo(0, 300));
      const whereabouts = await readWhereabouts(page);
      expect(whereabouts).toMatchObject({ focused: await links.nth(2).getAttribute("id"), scrollY: 300 });
      expect(whereabouts.selected).not.toBe("");
      await page.evaluate(watchPage);
      const before = await read(page);

      release();
      await loaded;
      // React has hydrated the page, and then added what the boot script does not draw.
      await expect(page.getByRole("navigation", { name: "Hovedmeny" })).toBeVisible();
      await expect(page.getByRole("main").getByRole("heading", { name: "Tilbudene dine" })).toBeVisible();
      await expect(links).toHaveCount(drawn);
      await expect(page.getByRole("contentinfo")).toBeAttached();
      const after = await read(page);
      expect(after.filter((line, place) => line !== before[place])).toEqual([]);
      expect(await readWhereabouts(page)).toEqual(whereabouts);
      expect(await page.evaluate(() => window.pageWatch?.announced)).toEqual([]);
    });
  });
}

for (const { id } of brandsThatDiffer(({ partnerAgreements }) => partnerAgreements.shortnames.length > 0)) {
  test.describe(`Brand ${id}: agreements that are there before the portal's code`, runsIn({ id }), () => {
    test.use({ brandId: id, viewport: { width: 1280, height: 600 } });

    test("a link that is pressed meanwhile is followed (spec: loading-10)", async ({ portal, page }) => {
      const release = await holdScripts(page);
      const loaded = portal.logIn();
      await portal.expectOverview();
      // The total is there when the partner's agreements are: the list is complete.
      await expect(page.getByRole("main").getByText("Per måned", { exact: true })).toBeVisible();
      const link = portal.agreement("").first();
      await link.hover();
      await page.mouse.down();
      release();
      await loaded;
      await expect(page.getByRole("navigation", { name: "Hovedmeny" })).toBeVisible();
      const address = await link.evaluate((element) => (element as HTMLAnchorElement).href);
      await page.mouse.up();
      await page.waitForURL(address);
    });
  });
}
