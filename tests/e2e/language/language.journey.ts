import type { BrowserContext, Locator, Page } from "@playwright/test";
import { basePath } from "#contract/basePath.ts";
import { type Language, languageCookie, languageNames } from "#contract/pageLanguage.ts";
import type { Portal } from "#tests/support/browser/Portal.ts";
import { brands, inTestAll } from "#tests/support/journeys/brands.ts";
import { expectNoFindings } from "#tests/support/journeys/expectNoFindings.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { holdCalls } from "../faults/holdCalls.ts";
import { wordsOf } from "./wordsOf.ts";

/** The first brand whose customers log in on its own page, with these languages among its own. */
function brandIn(...wanted: readonly Language[]) {
  const brand = brands.find(
    ({ languages, descriptor }) =>
      descriptor.login.direct && wanted.every((one) => languages.some(({ language }) => language === one)),
  );
  if (brand === undefined) throw new Error(`No brand has ${wanted.join(", ")}.`);
  return brand;
}

/** What the customer has chosen in an earlier visit. */
const keepChoice = (context: BrowserContext, portal: Portal, language: Language) =>
  context.addCookies([{ name: languageCookie, value: language, url: portal.url() }]);

/** Types as a customer does. The portal is not told in Firefox of a text that Playwright puts in as a whole. */
async function typeOver(field: Locator, text: string): Promise<void> {
  await field.clear();
  await field.pressSequentially(text);
}

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

/** Chooses a language in the header of a wide screen. */
async function choose(page: Page, title: string, name: string): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: title }).click();
  await page.getByRole("menuitemradio", { name }).click();
}

for (const language of ["nn", "en"] as const) {
  const brand = brandIn(language);
  const t = wordsOf(brand, language);

  // npm test walks through the language that differs more.
  test.describe(`In ${languageNames[language]}`, language === "en" ? {} : inTestAll, () => {
    test.use({ brandId: brand.id });

    test(
      "from the login to the logout every page is in the language, without an axe violation (spec: languages-41)",
      { tag: "@page" },
      async ({ portal, page, context }) => {
        test.slow();
        await keepChoice(context, portal, language);
        await portal.open();
        await expect(page.getByRole("heading", { level: 1, name: t("innlogging", "title") })).toBeVisible();
        expect(await languageOf(page)).toBe(language);
        await expectNoFindings(page, [360, 1280], "the login page");
        await portal.useLoginFrame();

        await expect(page.getByRole("heading", { level: 2, name: t("avtaler", "heading"), exact: true })).toBeVisible();
        const car = page.getByRole("heading", { name: "Bil", exact: true });
        await expect(car).toBeVisible();
        // Only a page in English marks what the back end has written.
        const mark = language === "en" ? "nb" : null;
        expect(await car.evaluate((heading) => heading.closest("[lang]:not(html)")?.getAttribute("lang") ?? null)).toBe(
          mark,
        );
        const price = language === "en" ? "1,330.75" : /1.330,75/;
        await expect(page.getByText(price).first()).toBeVisible();
        const until = language === "en" ? /until \d{1,2}\s[A-Z][a-z]+\s\d{4}$/ : /\d{2}\.\d{2}\.\d{4}$/;
        await expect(page.getByRole("main").getByText(until).first()).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(`^${t("skall", "nav.oversikt")}`));
        await expectNoFindings(page, [360, 1280], "the overview");
        const asked = await portal.requests();
        expect(new Set(asked.map(({ headers }) => headers["accept-language"]))).toEqual(new Set([language]));

        const menu = page.getByRole("navigation", { name: t("skall", "nav.label") });
        await menu.getByRole("link", { name: t("skall", "nav.kjop"), exact: true }).click();
        await expect(page.getByRole("heading", { level: 1, name: t("kjop", "title") })).toBeVisible();
        await page.getByRole("main").locator("summary").first().click();
        await expectNoFindings(page, [360, 1280], "the purchase page");

        await menu.getByRole("link", { name: t("skall", "nav.profil"), exact: true }).click();
        await page.getByRole("button", { name: t("forsikringsprofil", "epost.edit") }).click();
        const field = page.getByRole("textbox", { name: t("forsikringsprofil", "epost.field") });
        await typeOver(field, "kari@post");
        await field.press("Enter");
        await expect(field).toHaveAccessibleDescription(t("forsikringsprofil", "epost.invalid"));
        await expectNoFindings(page, [360, 1280], "the profile with an error");

        await menu.getByRole("link", { name: t("skall", "nav.tilbudCount_other", { count: 2 }) }).click();
        await expect(page.getByRole("heading", { level: 1, name: t("tilbud", "title") })).toBeVisible();
        await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
        await expectNoFindings(page, [360, 1280], "the offers");

        const feedback = page.getByRole("group", { name: t("tilbakemelding", "fornoyd") });
        await feedback.getByRole("radio", { name: t("tilbakemelding", "fornoyd.4") }).check();
        await expectNoFindings(page, [360, 1280], "the feedback");
        await page.getByRole("button", { name: t("tilbakemelding", "send"), exact: true }).click();
        await expect(page.getByRole("heading", { name: t("tilbakemelding", "svar.thanks") })).toBeVisible();

        await page.getByRole("button", { name: t("skall", "logOut") }).click();
        await page.waitForURL((url) => !url.pathname.startsWith(basePath));
      },
    );

    test("the session's warning is in the language, and so is the login after its end (spec: languages-41)", async ({
      portal,
      page,
      context,
    }) => {
      await keepChoice(context, portal, language);
      await page.clock.install();
      await portal.logIn({ seconds: 600 });
      // The last part of the page: by then the portal knows when the session ends.
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await page.clock.fastForward(545_000);
      const warning = page.getByRole("alertdialog", { name: t("session", "title") });
      await expect(warning).toBeVisible();
      await expectNoFindings(page, [360, 1280], "the warning");
      await warning.getByRole("button", { name: t("session", "extend") }).click();
      await expect(warning).toBeHidden();

      await page.clock.fastForward(545_000);
      await expect(warning.getByText(t("session", "body"))).toBeVisible();
      await portal.control({ expiresInSeconds: 0 });
      await page.clock.fastForward(60_000);
      await page.waitForURL(/\/simulator\/tidsavbrudd/);
      await portal.open();
      await expect(page.getByRole("heading", { level: 1, name: t("innlogging", "title") })).toBeVisible();
      expect(await languageOf(page)).toBe(language);
    });

    test("the cover of the page while the session is checked is in the language (spec: languages-41)", async ({
      portal,
      page,
      context,
    }) => {
      portal.expectedErrors.push(/^RequestTimeout/);
      await keepChoice(context, portal, language);
      await page.clock.install();
      await portal.logIn({ seconds: 600 });
      // The last part of the page: by then the portal knows when the session ends.
      await expect(page.getByRole("contentinfo")).toBeVisible();
      const calls = await holdCalls(page, ["GET /auth/session-status"]);
      await page.clock.fastForward(602_000);
      const cover = page.getByRole("alertdialog", { name: t("session", "checking.title") });
      await expect(cover).toBeVisible();
      await expectNoFindings(page, [360, 1280], "the cover");
      await calls.release();
      await expect(cover).toBeHidden();
    });
  });
}

test.describe("A change of language", () => {
  const brand = brandIn("nb", "en");
  const nb = wordsOf(brand, "nb");
  const en = wordsOf(brand, "en");
  const title = nb("sprak", "title");
  test.use({ brandId: brand.id });

  test(
    "a half-filled form keeps its words, its error and its place, and the next load is in the language (spec: languages-36)",
    { tag: "@page" },
    async ({ portal, page }) => {
      await portal.logIn({ to: "/forsikringsprofil" });
      await page.getByRole("button", { name: nb("forsikringsprofil", "epost.edit") }).click();
      const field = page.getByRole("textbox", { name: nb("forsikringsprofil", "epost.field") });
      await typeOver(field, "kari@post");
      await field.press("Enter");
      await expect(field).toHaveAccessibleDescription(nb("forsikringsprofil", "epost.invalid"));
      const typed = await field.elementHandle();
      await expect(page.getByRole("group", { name: "Markedsføring" })).toBeVisible();
      const loadedAt = await page.evaluate(() => performance.timeOrigin);
      // While the page in English is under way, the customer scrolls on.
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(portal.url("/forsikringsprofil"), async (route) => {
        await released;
        await route.continue();
      });
      await choose(page, title, languageNames.en);
      const button = page.getByRole("banner").getByRole("button");
      await expect(button.filter({ hasText: title })).toHaveAttribute("aria-disabled", "true");
      await page.evaluate(() => window.scrollTo(0, 200));
      release();

      const english = page.getByRole("textbox", { name: en("forsikringsprofil", "epost.field") });
      await expect(english).toHaveAccessibleDescription(en("forsikringsprofil", "epost.invalid"));
      await expect(english).toHaveValue("kari@post");
      expect(await english.evaluate((now, before) => now === before, typed)).toBe(true);
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
      expect(await languageOf(page)).toBe("en");
      await expect(page).toHaveTitle(new RegExp(`^${en("skall", "title.profil")}`));
      await expect(page).toHaveURL(portal.url("/forsikringsprofil"));
      expect(await page.evaluate(() => window.scrollY)).toBe(200);
      await expect(button.filter({ hasText: en("sprak", "title") })).toBeFocused();
      await page.unroute(portal.url("/forsikringsprofil"));
      await expectNoFindings(page, [360, 1280], "the profile after the change");
      const texts = () => portal.requests().then((all) => all.filter(({ call }) => call === "GET /samtykke/tekster"));
      await expect.poll(async () => (await texts()).at(-1)?.headers["accept-language"]).toBe("en");

      await page.reload();
      await expect(page.getByRole("textbox", { name: en("forsikringsprofil", "epost.field") })).toHaveValue(
        "kari@post",
      );
      expect(await languageOf(page)).toBe("en");
    },
  );

  test("what the back end answers in English is shown as it is, also where it is drawn first (spec: languages-33)", async ({
    portal,
    page,
  }) => {
    await portal.logIn({ customer: "engelsk" });
    await expect(page.getByRole("heading", { name: "Bil", exact: true })).toBeVisible();
    await choose(page, title, languageNames.en);
    const car = page.getByRole("heading", { name: "Car", exact: true });
    await expect(car).toBeVisible();
    await expect(page.getByRole("main").locator("h3[lang], h4[lang]")).toHaveCount(0);
    await page.reload();
    await expect(car).toBeVisible();
    await expect(page.getByRole("main").locator("h3[lang], h4[lang]")).toHaveCount(0);
  });

  test("other tabs stay as they are until their next load (spec: languages-37)", async ({ portal, page, context }) => {
    await portal.logIn();
    await portal.expectOverview();
    const other = await context.newPage();
    await other.goto(portal.url());
    await expect(other.getByRole("heading", { level: 2, name: nb("avtaler", "heading"), exact: true })).toBeVisible();
    await choose(page, title, languageNames.en);
    await expect(page.getByRole("heading", { level: 2, name: en("avtaler", "heading"), exact: true })).toBeVisible();
    expect(await languageOf(other)).toBe("nb");
    await expect(other.getByRole("heading", { level: 2, name: nb("avtaler", "heading"), exact: true })).toBeVisible();
    await other.reload();
    await expect(other.getByRole("heading", { level: 2, name: en("avtaler", "heading"), exact: true })).toBeVisible();
  });

  test("on a phone it is in the menu, by keyboard too, and in the bank's app as in a browser (spec: languages-35)", async ({
    portal,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await portal.logIn({ channel: "mobilbank" });
    await portal.expectOverview();
    await page.getByRole("button", { name: nb("skall", "nav.open") }).click();
    await page.getByRole("dialog").getByRole("button", { name: title }).focus();
    await page.keyboard.press("ArrowDown");
    const present = page.getByRole("menuitemradio", { name: languageNames.nb });
    await expect(present).toBeChecked();
    await expect(present).toHaveAttribute("lang", "nb");
    await expectNoFindings(page, [360], "the menu of languages");
    await page.keyboard.press("E");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: en("skall", "nav.menuTitle") })).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("button", { name: en("sprak", "title") })).toBeFocused();
  });

  test("without a network nothing changes, and the page says so (spec: languages-38)", async ({
    portal,
    page,
    context,
  }) => {
    await portal.logIn();
    await portal.expectOverview();
    await page.getByRole("banner").getByRole("button", { name: title }).waitFor();
    portal.expectedErrors.push(/^Failed to load resource/);
    await context.setOffline(true);
    await choose(page, title, languageNames.en);
    await expect(page.getByText(nb("sprak", "failed")).last()).toBeVisible();
    expect(await languageOf(page)).toBe("nb");
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole("heading", { level: 2, name: nb("avtaler", "heading"), exact: true })).toBeVisible();
  });
});

for (const brand of brands.filter(({ languages }) => languages.length > 1))
  test.describe(`Sums in ${brand.id}`, inTestAll, () => {
    test.use({ brandId: brand.id });

    test("a sum of five figures and its unit are on one line, in every language (spec: languages-32)", async ({
      portal,
      page,
    }) => {
      await portal.logIn({ customer: "mange" });
      for (const { language } of brand.languages) {
        await portal.expectOverview();
        await portal.chooseLanguage(language);
        await page.reload();
        await portal.expectOverview();
        const [number, unit] = await page
          .locator('[data-size="total"] > span')
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()));
        expect.soft(unit?.left, language).toBeGreaterThanOrEqual(number?.right ?? Infinity);
      }
    });
  });

test.describe("A brand with one language", () => {
  const brand = brands.find(({ languages }) => languages.length === 1);
  test.use({ brandId: brand?.id ?? "" });

  test("has no choice, never fetches its code, and asks for no language (spec: languages-39)", async ({
    portal,
    page,
  }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await portal.logIn();
    await portal.expectOverview();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("button", { name: "Språk" })).toHaveCount(0);
    expect(fetched.filter((path) => path.includes("LanguageChoice"))).toEqual([]);
    expect(await page.evaluate(() => "languages" in document.documentElement.dataset)).toBe(false);
    expect((await portal.requests()).map(({ headers }) => headers["accept-language"])).not.toContain("nb");
  });
});
