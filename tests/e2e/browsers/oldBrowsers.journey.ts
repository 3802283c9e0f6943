import { brandWith, plainBrand, runsIn } from "#tests/support/journeys/brands.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";
import { ReportEndpoint } from "#tests/support/journeys/reportEndpoint.ts";
import { takeAwayYoung } from "./takeAwayYoung.ts";

const withPartner = brandWith(({ partnerAgreements }) => partnerAgreements.shortnames.length > 0);

for (const brand of [plainBrand, withPartner]) {
  const { id, descriptor } = brand;
  test.describe(
    `Brand ${id} in a browser with nothing younger than what every supported browser has`,
    runsIn(brand),
    () => {
      test.use({ brandId: id, viewport: { width: 390, height: 844 }, consent: "none" });

      test.beforeEach(({ context }) => takeAwayYoung(context));

      test("the functions are gone, and the older ones are there", async ({ portal, page }) => {
        await page.goto(portal.url("/logg-inn"));
        const has = await page.evaluate(() =>
          [URL, Object, Set.prototype, HTMLElement.prototype, [].values(), Array.prototype].map((owner, place) =>
            ["parse", "groupBy", "union", "showPopover", "map", "toSorted"]
              .slice(place, place + 1)
              .map((name) => name in owner),
          ),
        );
        expect(has.flat()).toEqual([false, false, false, false, false, true]);
      });

      test("a customer logs in, does their errands by menu and dialogs, and logs out", async ({ portal, page }) => {
        const goTo = async (item: string | RegExp, heading: string | RegExp) => {
          await page.getByRole("banner").getByRole("button", { name: "Meny" }).click();
          await page.getByRole("dialog").getByRole("link", { name: item, exact: true }).click();
          await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
        };
        await portal.logIn();
        await portal.expectOverview();
        if (descriptor.cookieConsent.required.length > 0) {
          await page.getByRole("dialog").getByRole("button", { name: "Godta alle" }).click();
          await expect(page.getByRole("dialog")).toHaveCount(0);
        }

        await goTo("Profil", "Forsikringsprofil");
        await page.getByRole("button", { name: "Endre e-post" }).click();
        const field = page.getByRole("textbox", { name: "E-postadresse" });
        await field.fill("kari@post.example");
        await field.press("Enter");
        await expect(page.getByText("kari@post.example")).toBeVisible();
        const marketing = page.getByRole("group", { name: "Markedsføring" });
        await marketing.getByText("Ja", { exact: true }).click();
        // A toast: where it is seen although there are no popovers.
        const toast = page.getByText("Samtykket til markedsføring er endret").last();
        await expect(toast).toBeInViewport({ ratio: 1 });

        await goTo(/^Tilbud|\d tilbud/, /tilbud/i);
        await page.getByRole("button", { name: "Fjern tilbud Bil" }).click();
        await page.getByRole("button", { name: "Ja, fjern tilbudet" }).click();
        await expect(page.getByRole("button", { name: "Fjern tilbud Bil" })).toHaveCount(0);

        await goTo("Kjøp", "Hva vil du forsikre?");
        await page.getByRole("heading", { name: "Dyr" }).click();
        await expect(page.getByRole("main").getByRole("link", { name: "Katt", exact: true })).toBeVisible();

        await page.getByRole("banner").getByRole("button", { name: "Meny" }).click();
        await page.getByRole("button", { name: "Logg ut" }).filter({ visible: true }).click();
        await page.waitForURL((url) => !url.pathname.startsWith("/privat/"));
      });

      test("notices are shown, and errors and what the policy refuses are reported", async ({
        portal,
        page,
        context,
      }) => {
        portal.expectedErrors.push(/^PolicyViolation|^Error: gammel/);
        const endpoint = await ReportEndpoint.start();
        await context.grantPermissions(["local-network-access"]);
        await page.addInitScript(() => (Math.random = () => 0));
        await portal.control({ notices: "alle" });
        await portal.logIn();
        await endpoint.wireTo(page);
        await portal.open();
        await expect(page.getByRole("region", { name: "Driftsmeldinger" }).getByRole("alert")).toBeVisible();
        const messages = () =>
          endpoint.items("event").map(({ payload }) => {
            const { exception } = payload as { exception: { values: readonly { value: string }[] } };
            return exception.values[0]?.value;
          });
        await page.evaluate(() => window.dispatchEvent(new ErrorEvent("error", { error: new Error("gammel") })));
        await expect.poll(messages).toEqual(["gammel"]);
        // As the browser says it of an image of another origin. (A real one is a complaint of every journey.)
        await page.evaluate(() => {
          const details = {
            blockedURI: "https://ond.example/bilde.png",
            effectiveDirective: "img-src",
            sourceFile: "",
          };
          document.dispatchEvent(Object.assign(new Event("securitypolicyviolation"), details));
        });
        await expect.poll(messages).toEqual(["gammel", "img-src: https://ond.example/bilde.png"]);
        await endpoint.close();
      });
    },
  );
}
