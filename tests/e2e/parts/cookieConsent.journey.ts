import { boxOf, sameBox } from "#tests/support/journeys/boxOf.ts";
import type { Page } from "@playwright/test";
import type { EffectiveDescriptor } from "#contract/descriptor/descriptorSchema.ts";
import { forsikringBase } from "#contract/basePath.ts";
import { localHostOf } from "#contract/hosts/localHost.ts";
import { brands, type JourneyBrand, runsIn } from "#tests/support/journeys/brands.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";

const consentDialog = (page: Page) => page.getByRole("dialog", { name: "Velg informasjonskapsler" });
const footerButton = (page: Page) =>
  page.getByRole("contentinfo").getByRole("button", { name: "Endre samtykke til informasjonskapsler" });
/** Whether the brand asks with its own dialog; the others leave it to their bank (spec: consent-4). */
const hasDialog = ({ descriptor }: JourneyBrand): boolean => descriptor.cookieConsent.required.length > 0;
const maxAgeSeconds = 10_368_000;
test.use({ consent: "none" });

/** With larger text all three buttons stay in view, and none of them takes another line than the others. */
async function expectAllInViewWithLargerText(page: Page): Promise<void> {
  const enlarge = (size: string) => page.evaluate((each) => (document.documentElement.style.fontSize = each), size);
  const boxes = () =>
    Promise.all(
      ["Godta alle", "Avvis alle", "Godta mine valg"].map((name) => boxOf(page.getByRole("button", { name }))),
    );
  await enlarge("150%");
  const [first, ...others] = await boxes();
  for (const other of others) expect(other).toEqual(sameBox({ height: first?.height ?? 0 }));
  await enlarge("200%");
  expect((await boxes()).filter(({ y, height }) => y + height > 640)).toEqual([]);
  await enlarge("");
}

/** The company and its number, in groups of three digits. */
const controllerText = ({ name, organisationNumber }: EffectiveDescriptor["dataController"]): string =>
  organisationNumber === undefined
    ? name
    : `${name} (org.nr.\u00a0${organisationNumber.replaceAll(/\B(?=(?:\d{3})+$)/g, "\u00a0")})`;

for (const brand of brands.filter(hasDialog)) {
  const { dataController, cookieConsent } = brand.descriptor;
  const { cookieName, coding } = cookieConsent;

  test.describe(`Brand ${brand.id}`, runsIn(brand), () => {
    test.use({ brandId: brand.id });

    test("asks on the first visit only, and keeps the answer for 120 days", async ({ portal, page, context }) => {
      await portal.logIn({ to: "/forsikringsprofil" });
      await expect(consentDialog(page)).toBeVisible();
      await expect(consentDialog(page)).toContainText(`${controllerText(dataController)} er behandlingsansvarlig.`);
      for (const name of ["Funksjonelle", "Statistikk", "Markedsføring"])
        await expect(consentDialog(page).getByRole("checkbox", { name })).not.toBeChecked();
      await page.setViewportSize({ width: 360, height: 640 });
      const all = await boxOf(page.getByRole("button", { name: "Godta alle" }));
      for (const name of ["Godta alle", "Avvis alle", "Godta mine valg"]) {
        const box = await boxOf(page.getByRole("button", { name }));
        expect(box).toEqual(sameBox({ width: all.width, height: all.height }));
        // All are visible on a small screen.
        expect(box.y + box.height).toBeLessThanOrEqual(640);
      }
      await expectAllInViewWithLargerText(page);

      await consentDialog(page).getByRole("checkbox", { name: "Statistikk" }).check();
      const answeredAfter = Math.floor(Date.now() / 1000);
      const toldServer = page.waitForResponse((answer) => answer.url().endsWith("/husk"));
      await consentDialog(page).getByRole("button", { name: "Godta mine valg" }).click();
      await expect(consentDialog(page)).toBeHidden();
      // The cookie that is read below is the server's: Safari keeps it longer than that of a script.
      const told = await toldServer;
      expect([told.status(), await told.headerValue("set-cookie")]).toEqual([
        204,
        expect.stringMatching(new RegExp(`^${cookieName}=\\{.*\\}; max-age=${maxAgeSeconds}; `)),
      ]);
      const answeredBefore = Math.ceil(Date.now() / 1000);
      const kept = (await context.cookies()).find(({ name }) => name === cookieName);
      expect(kept).toMatchObject({
        domain: localHostOf(brand.id),
        path: forsikringBase,
        sameSite: "Lax",
        httpOnly: false,
        secure: false,
      });
      const keys = coding === "named" ? ["functional", "statistics", "marketing"] : ["F", "S", "M"];
      expect(JSON.parse(kept?.value ?? "")).toEqual(
        Object.fromEntries(keys.map((key, at) => [key, at === 1 ? "accepted" : "denied"])),
      );
      expect(kept?.expires).toBeGreaterThanOrEqual(answeredAfter + maxAgeSeconds);
      expect(kept?.expires).toBeLessThanOrEqual(answeredBefore + maxAgeSeconds);

      // An answer given on a subpage is known on the overview.
      await portal.open();
      await footerButton(page).click();
      await expect(consentDialog(page).getByRole("checkbox", { name: "Statistikk" })).toBeChecked();
      await expect(consentDialog(page).getByRole("checkbox", { name: "Markedsføring" })).not.toBeChecked();
      await page.keyboard.press("Escape");
      await expect(consentDialog(page)).toBeHidden();
      await expect(footerButton(page)).toBeFocused();
    });
  });
}

for (const brand of brands.filter((each) => !hasDialog(each))) {
  test.describe(`Brand ${brand.id}`, runsIn(brand), () => {
    test.use({ brandId: brand.id });

    test("shows no dialog: its bank asks", async ({ portal, page }) => {
      await portal.logIn();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(footerButton(page)).toHaveCount(0);
      await expect(consentDialog(page)).toHaveCount(0);
    });
  });
}

test.describe("The cookie dialog", () => {
  test("can be answered by keyboard, ignores Escape, and keeps the focus inside", async ({ portal, page }) => {
    await portal.logIn();
    await expect(consentDialog(page)).toBeFocused();
    for (const _ of [1, 2, 3]) await page.keyboard.press("Escape");
    await expect(consentDialog(page)).toBeVisible();
    const focused: string[] = [];
    for (let step = 0; step < 7; step++) {
      await page.keyboard.press("Tab");
      focused.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
      const isOutside = await consentDialog(page).evaluate(
        (dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement),
      );
      expect(isOutside).toBe(false);
    }
    expect(focused.slice(3, 7)).toEqual([
      expect.stringContaining("Personvern"),
      "Godta alle",
      "Avvis alle",
      "Godta mine valg",
    ]);
    for (const _ of focused.slice(1)) await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Space");
    await expect(consentDialog(page).getByRole("checkbox", { name: "Funksjonelle" })).toBeChecked();
    await page.getByRole("button", { name: "Godta alle" }).focus();
    await page.keyboard.press("Enter");
    await expect(consentDialog(page)).toBeHidden();
    await expect(page.getByText("Valget ditt er lagret.")).toBeAttached();
  });

  test("tells the server at the next start what it did not hear, once (spec: consent-30)", async ({ portal, page }) => {
    portal.expectedErrors.push(/^Failed to load resource.*\/husk$/);
    let told = 0;
    await page.route("**/husk", async (route) => {
      told += 1;
      await (told === 1 ? route.abort() : route.continue());
    });
    const kept = () => page.evaluate(() => localStorage.getItem("portal-husk-samtykke"));
    await portal.logIn();
    await page.getByRole("button", { name: "Avvis alle" }).click();
    await expect(consentDialog(page)).toBeHidden();
    await expect.poll(() => told).toBe(1);
    expect(await kept()).toBe("");
    await portal.open();
    await expect.poll(() => told).toBe(2);
    // No page that starts later knows of it.
    expect(await kept()).toBeNull();
    await expect(consentDialog(page)).toHaveCount(0);
  });

  test("lies behind the session warning and returns after it", async ({ portal, page }) => {
    await portal.logIn();
    await expect(consentDialog(page)).toBeVisible();
    await consentDialog(page).getByRole("checkbox", { name: "Statistikk" }).check();
    // A page that comes back asks the server, which answers that the session ends soon.
    await portal.control({ expiresInSeconds: 50 });
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    const warning = page.getByRole("alertdialog", { name: "Du blir snart logget ut" });
    await expect(warning).toBeFocused();
    await warning.getByRole("button", { name: "Fortsett økten" }).click();
    await expect(warning).toBeHidden();
    await expect(consentDialog(page).getByRole("checkbox", { name: "Statistikk" })).toBeChecked();
  });

  test("opens in the bank's app too", async ({ portal, page }) => {
    await portal.logIn({ channel: "mobilbank" });
    await expect(consentDialog(page)).toBeVisible();
  });
});
